// What every view says, in one file: the page's own words, and what each game is.
export default import.meta.glob<string>(
  ['../../../../src/feira/locale/es/{page,terminal,words}.ftl', '../../../../src/feira/games/*/locale/es/about.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
