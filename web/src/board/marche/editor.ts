// The layout editor and whom it asks, fetched together when somebody wants to lay out a market.
export { default as LayoutEditor } from './LayoutEditor.svelte';
export { askSample } from './sample';
