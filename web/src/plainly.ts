// What is said when not even the page's words could be fetched: in the person's language, with a way out.
import { LANGUAGES, type Language } from './i18n/sections';

const WORDS: Record<Language, [title: string, text: string, again: string]> = {
  en: ['Feira could not be loaded', 'Is the connection there? Nothing of your games is lost.', 'Try again'],
  fr: ["Feira n'a pas pu être chargé", "La connexion est-elle là ? Rien de vos parties n'est perdu.", 'Réessayer'],
  es: ['No se ha podido cargar Feira', '¿Hay conexión? No se ha perdido nada de tus partidas.', 'Intentar de nuevo'],
  uk: ['Не вдалося завантажити Feira', "Чи є з'єднання? Нічого з ваших партій не втрачено.", 'Спробувати ще раз'],
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
