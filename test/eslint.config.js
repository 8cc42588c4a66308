import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const UNSAFE_DOM = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'Text from outside is shown as text: no HTML is made from strings.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    message: 'Text from outside is shown as text: no HTML is made from strings.',
  },
  {
    selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: 'document.write is not allowed.',
  },
  { selector: 'JSXOpeningElement[name.name="style"]', message: 'Styles live in CSS files only.' },
]

const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing keeps its name wherever it is used.',
}

const WORDS = [
  {
    selector: 'JSXText[value=/\\p{L}/u]',
    message: 'Words stand in src/copy.',
  },
  {
    selector:
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(Literal[value=/\\p{L}/u], TemplateLiteral)',
    message: 'Words stand in src/copy.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label)$/] > Literal[value=/\\p{L}/u]',
    message: 'Words stand in src/copy.',
  },
]

const DOUBLE_CAST = {
  selector: 'TSAsExpression > TSAsExpression.expression[typeAnnotation.type="TSUnknownKeyword"]',
  message: 'Parse a value from outside; build a fake with all of its type, as those of test/support are.',
}

const REACT_REDUX = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use useAppDispatch and useAppSelector of store/hooks.',
}

const FAST_CHECK = {
  name: 'fast-check',
  message: 'Use fc of test/support/properties, which scales the number of cases.',
}

/** Names of imported style sheets. */
const SHEET_CLASS = 'MemberExpression[object.name=/^(styles|table|setting|option|columns)$/]'
const JOINED = ':matches(TemplateLiteral, BinaryExpression[operator="+"], CallExpression[callee.property.name="join"])'
const CLASS_NAMES = [
  `JSXAttribute[name.name=/^(className|\\w+Class)$/] ${JOINED}`,
  `Property[key.name=/^(className|\\w+Class)$/] ${JOINED}`,
  `:matches(TemplateLiteral, BinaryExpression[operator="+"]) > ${SHEET_CLASS}`,
  `CallExpression[callee.property.name=/^(filter|join)$/] > MemberExpression > ArrayExpression ${SHEET_CLASS}`,
].map((selector) => ({ selector, message: 'Class names are put together by clsx.' }))

/** How large a function may be. */
const CAPS = {
  complexity: ['error', 15],
  'max-depth': ['error', 4],
  'max-lines-per-function': ['error', 100],
  'max-params': ['error', 4],
}

export default tseslint.config(
  { ignores: ['dist/', 'release/', 'coverage/', '.cache/', 'test-results/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
    ],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: `${import.meta.dirname}/..` },
    },
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-syntax': ['error', ...UNSAFE_DOM],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.d.ts'],
    rules: {
      ...CAPS,
      'no-restricted-syntax': ['error', ...UNSAFE_DOM, DEFAULT_EXPORT, DOUBLE_CAST, ...WORDS, ...CLASS_NAMES],
    },
  },
  {
    // Webpack calls the default export of a loader.
    files: ['src/build/loaders/markPure.ts', 'src/build/loaders/trimQuery.ts'],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE_DOM, DOUBLE_CAST, ...WORDS] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/store/hooks.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [REACT_REDUX] }] },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    ignores: ['test/support/properties.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [REACT_REDUX, FAST_CHECK] }] },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // Tests hand methods of fakes around, and state what they know of a value that was just made.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/require-await': 'off',
      // Wallets and nodes reject with whatever they like, and so do their fakes.
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    ignores: ['test/support/**'],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE_DOM, DOUBLE_CAST] },
  },
  {
    files: ['test/e2e/**/*.ts'],
    rules: {
      // A fixture's `use` is Playwright's, not React's.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
)
