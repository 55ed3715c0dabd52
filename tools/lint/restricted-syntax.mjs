import { owners } from './owned-globals.mjs';

/**
 * Properties that are forbidden in every file. They are in one list because flat configuration
 * replaces the options of a rule instead of merging them.
 */
const everywhere = [
  ['innerHTML', 'Text assigned to it is parsed as HTML. Create elements, or render with React.'],
  ['outerHTML', 'Text assigned to it is parsed as HTML. Create elements, or render with React.'],
  ['insertAdjacentHTML', 'Text passed to it is parsed as HTML. Create elements.'],
  ['toLocaleLowerCase', 'It turns I into ı in Turkish. Use toLowerCase for keys and codes.'],
  ['toLocaleUpperCase', 'It turns i into İ in Turkish. Use toUpperCase for keys and codes.'],
].map(([property = '', message = '']) => ({ property, message }));

const modules = ['mock', 'doMock', 'hoisted', 'unmock', 'importActual'].map((property) => ({
  object: 'vi',
  property,
  message: 'Pass a typed fake as an argument instead of mocking a module.',
}));

/** Sources of time and randomness that are properties of globals. */
const hiddenInputs = [
  { object: 'Date', property: 'now', message: 'Pass a clock as an argument.' },
  { object: 'Math', property: 'random', message: 'Pass a source of randomness as an argument.' },
  {
    object: 'AbortSignal',
    property: 'timeout',
    message: 'It starts a timer. Pass a clock as an argument.',
  },
];

const currentTime = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Pass a clock as an argument.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Pass a clock as an argument.' },
];

const markup = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text passed to it is parsed as HTML. Render elements.',
  },
];

const defaultExports = [
  {
    selector: ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
    message: 'Use named exports, so that every import has the same name.',
  },
];

/**
 * @param {object} block
 * @param {string[]} [block.files]
 * @param {readonly { selector: string, message: string }[]} block.syntax
 * @param {readonly { object?: string, property: string, message: string }[]} block.properties
 * @returns {import('eslint').Linter.Config}
 */
function forbid({ files, syntax, properties }) {
  return {
    ...(files === undefined ? {} : { files }),
    rules: {
      'no-restricted-syntax': ['error', ...syntax],
      'no-restricted-properties': ['error', ...properties],
    },
  };
}

const always = [...everywhere, ...modules];

/**
 * The configuration blocks of `no-restricted-syntax` and `no-restricted-properties`. Later blocks are
 * narrower and replace earlier ones.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const restrictedSyntax = [
  forbid({ syntax: [...markup, ...defaultExports], properties: always }),
  forbid({
    files: ['packages/*/src/**/*.{ts,tsx}', 'brands/**/*.ts'],
    syntax: [...markup, ...defaultExports, ...currentTime],
    properties: [...always, ...hiddenInputs],
  }),
  forbid({
    files: ['**/*.test.{ts,tsx}', ...owners.flatMap(({ files }) => files)],
    syntax: [...markup, ...defaultExports],
    properties: always,
  }),
  // Storybook and configuration files need a default export.
  forbid({
    files: ['**/*.config.{ts,mjs}', '**/*.stories.tsx', '**/.storybook/{main,preview}.{ts,tsx}'],
    syntax: markup,
    properties: always,
  }),
];
