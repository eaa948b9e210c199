import { mount } from 'svelte';
import './theme/theme.css';
import './theme/base.css';
import App from './App.svelte';
import { preferredLanguage, texts } from './i18n/text.svelte';
import { router } from './router.svelte';
import { applyTheme } from './theme/theme.svelte';
import { findView } from './views';

applyTheme();
texts.language = preferredLanguage();
// What the first view is made of and says is fetched at once; if that fails, the page tells it.
const first = await findView(router.at.view)?.().catch(() => undefined);
await texts.need(first?.rooms ?? [], first?.games ?? []);
mount(App, { target: document.getElementById('app')! });
