import { mount } from 'svelte';
import './theme/theme.css';
import './theme/base.css';
import App from './App.svelte';
import { preferredLanguage, texts } from './i18n/text.svelte';
import { applyTheme } from './theme/theme.svelte';

applyTheme();
texts.language = preferredLanguage();
await texts.need([]);
mount(App, { target: document.getElementById('app')! });
