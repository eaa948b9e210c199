import { mount } from 'svelte';
import './theme/theme.css';
import './theme/base.css';
import App from './App.svelte';
import { offered } from './games/offered.svelte';
import { preferredLanguage, texts } from './i18n/text.svelte';
import { sayPlainly } from './plainly';
import { router } from './router.svelte';
import { applyTheme } from './theme/theme.svelte';
import { findView, prepareView } from './views';

applyTheme();
texts.language = preferredLanguage();
const target = document.getElementById('app')!;
try {
  // What the first view is made of, says and lists is fetched at the same time. If only the view fails, the page says
  // so.
  void offered.ready();
  const [first] = await Promise.all([findView(router.at.view)?.().catch(() => undefined), texts.need([])]);
  if (first) await prepareView(first, router.at.params).catch(() => undefined);
  mount(App, { target });
} catch (error) {
  console.warn(error);
  sayPlainly(target, texts.language);
}
