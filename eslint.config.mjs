import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * Their patterns can take quadratic time on a text that is made for it; none is added. They see resumes alone, which are
 * read in a process of its own that ends after 20 s of its processor (decision 32).
 */
const QUADRATIC_PATTERNS = ['packages/resume-parser/src/contact/{find-addresses,read-zip}.ts'];
/**
 * Their patterns may begin anywhere in a text, and so need quadratic time for a long run of one sign: resumes are read in a room,
 * which ends such work (decision 112), and past migrations are never changed. All other sources see texts of any length in
 * the process that answers everybody.
 */
const PATTERNS_WITHIN_LIMITS = ['packages/resume-parser/**', 'packages/database/src/migrations/**'];
/** They meet texts of our own alone. */
const OWN_TEXTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**', 'scripts/**', 'benchmarks/**'];

/** HTML of others is read and cleaned in one package, and put into pages in one place, which takes what our API cleaned. */
const READERS_OF_HTML = ['packages/markup/src/read-markup.ts'];
const WRITERS_OF_HTML = [
  'apps/web/src/components/markup/{cleaned-markup,data-script}.tsx',
  // Scripts of our own, which run before the page is drawn.
  'apps/web/src/app/root.tsx',
];

const HTML_INTO_PAGES = [
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  'Property[key.name="dangerouslySetInnerHTML"]',
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
  'JSXAttribute[name.name="srcDoc"]',
].map((selector) => ({
  selector,
  message: 'HTML becomes part of a page in components/markup/cleaned-markup.tsx alone.',
}));

export default tseslint.config(
  { ignores: ['**/build/**', '**/dist/**', '**/.react-router/**', 'coverage/**', 'data/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Numbers read well in messages; anything else must be turned into text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  {
    // The tools, which are not compiled.
    files: ['**/*.mjs'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', setTimeout: 'readonly', URL: 'readonly' },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    // The scripts of the sandbox's imitated forms and of the extension's test pages, which browsers run.
    files: ['apps/sandbox/src/texts/pages/*.js', 'tests/e2e/extension/frameworks/pages/*.mjs'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['document', 'window', 'DOMParser', 'DataTransfer', 'File', 'HTMLElement', 'HTMLInputElement'],
          ...['HTMLSelectElement', 'HTMLTextAreaElement', 'CustomEvent', 'customElements', 'crypto'],
          ...['clearTimeout', 'setTimeout'],
        ].map((name) => [name, 'readonly']),
      ),
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    ignores: QUADRATIC_PATTERNS,
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }] },
  },
  {
    // "/(?<!,),+$/" begins at a run's first sign alone, where "/,+$/" begins at each and reads on to its end.
    files: ['**/*.{ts,tsx}'],
    ignores: [...PATTERNS_WITHIN_LIMITS, ...OWN_TEXTS],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    // Tests look at what came out with a reader that is not the one that made it.
    ignores: [...READERS_OF_HTML, '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            'sanitize-html',
            'htmlparser2',
            'parse5',
            'cheerio',
            'dompurify',
            'isomorphic-dompurify',
            'jsdom',
          ].map((name) => ({
            name,
            message: 'HTML is read and cleaned by packages/markup, in linear time.',
          })),
        },
      ],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}'],
    ignores: [...WRITERS_OF_HTML, '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', ...HTML_INTO_PAGES],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...HTML_INTO_PAGES,
        {
          selector: 'NewExpression[callee.name="AppError"][arguments.0.type=/Literal$/]',
          message:
            'The sentence of a refusal stands in refusals.ts of its noun in the contracts: throw refuse(code, values).',
        },
      ],
    },
  },
  {
    // React Router's way to answer with a status is to throw its own response values.
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'package', name: ['DataWithResponseInit', 'Response'], package: 'react-router' },
            { from: 'lib', name: 'Response' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // A table laid out in another way on phones says its roles itself: some browsers forget them.
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
        'error',
        { canvas: ['img'], td: ['cell'] },
      ],
    },
  },
  {
    // Programs and benchmarks speak to a person on the terminal.
    files: [
      'apps/server/src/{run-product,crawl,crawl-progress,user,billing,alerts,backup,restore,mcp}.ts',
      'apps/server/src/boards-command/{boards,discover}.ts',
      'benchmarks/**/*.ts',
      'apps/web/src/app/entry.server.tsx',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**'],
    rules: {
      // Expectations read better on a value that the test has just shown to exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Stand-ins keep the asynchronous shape of what they stand for.
      '@typescript-eslint/require-await': 'off',
      // Helpers are closures that tests take apart; matchers such as expect.any() are any.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Child programs of tests report on their output.
      'no-console': 'off',
    },
  },
);
