import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What says a message of a catalogue, and what would glue it to other words. Grammar is the catalogue's: a list is an
// argument of a message (`people`) or a list of `facts`, and whole sentences are joined by a space.
const SAID =
  'CallExpression[callee.name=/^(t|tg|tgOr|say|explained|placeLabel|priceAndProfit|(choice|move)\\w+|\\w+(Name|Sentence|Title))$/]';
const WORDS = 'SvelteText[value=/^(?! – Feira$).*[A-Za-z.,;:]/]'; // in markup; signs and our own name are no words
const GLUED = [
  `BinaryExpression[operator="+"] > ${SAID}`,
  `TemplateLiteral > ${SAID}`,
  `SvelteAttribute:has(> SvelteLiteral) > SvelteMustacheTag > ${SAID}`,
  `SvelteMustacheTag:has(> ${SAID}) + ${WORDS}`,
  `${WORDS} + SvelteMustacheTag > ${SAID}`,
  'CallExpression[callee.property.name="join"] > Literal[value=/[,;]/]',
];

export default ts.config(
  { ignores: ['.svelte-check/', 'node_modules/', 'src/api/openapi.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['src/**/*.test.ts', 'src/dev/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...GLUED.map((selector) => ({ selector, message: 'Words are joined by a message of the catalogue.' })),
      ],
    },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      'svelte/prefer-svelte-reactivity': 'off', // whatever must be reactive is $state
      'svelte/no-navigation-without-resolve': 'off', // that is for SvelteKit, whose router we don't use
      // Strings and addresses can't be split; Prettier takes care of all else.
      'max-len': [
        'error',
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: ' d="' },
      ],
    },
  },
);
