// What is said when not even the page's words could be fetched: in the person's language, with a way out.
import { LANGUAGES, type Language } from './i18n/sections';

const WORDS: Record<Language, [title: string, text: string, again: string]> = {
  en: ["Feira didn't load", 'Check your connection. Your games are safe.', 'Try again'],
  fr: ['Feira ne s’est pas chargé', 'Vérifiez votre connexion. Vos parties sont intactes.', 'Réessayer'],
  es: ['Feira no se ha cargado', 'Comprueba tu conexión. Tus partidas están a salvo.', 'Reintentar'],
  uk: ['Feira не завантажилася', 'Перевірте з’єднання. Ваші партії в безпеці.', 'Спробувати ще раз'],
};

export function sayPlainly(target: HTMLElement, language: Language): void {
  const [title, text, again] = WORDS[language];
  const said = document.createElement('main');
  said.lang = language;
  said.className = 'plain';
  const button = Object.assign(part('button', again), {
    className: 'button primary',
    onclick: () => location.reload(),
  });
  said.append(part('h1', title), part('p', text), button, others(target, language));
  target.replaceChildren(said);
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text });
}

// The browser's language may not be the person's.
function others(target: HTMLElement, language: Language): HTMLElement {
  const list = part('p', '');
  list.className = 'hint';
  for (const other of (Object.keys(LANGUAGES) as Language[]).filter((code) => code !== language)) {
    const link = part('button', LANGUAGES[other]);
    Object.assign(link, { className: 'button quiet small', lang: other, onclick: () => sayPlainly(target, other) });
    list.append(link);
  }
  return list;
}
