import { owners } from './owned-globals.mjs';

/**
 * Properties that are hazards wherever they stand. All of them are here, in one list, because flat
 * configuration replaces a rule's options instead of merging them.
 */
const everywhere = [
  ['innerHTML', 'Text that reaches it becomes markup. Build elements, or render with React.'],
  ['outerHTML', 'Text that reaches it becomes markup. Build elements, or render with React.'],
  ['insertAdjacentHTML', 'Text that reaches it becomes markup. Build elements.'],
  ['toLocaleLowerCase', 'It turns I into ı in Turkish. Keys and codes take toLowerCase.'],
  ['toLocaleUpperCase', 'It turns i into İ in Turkish. Keys and codes take toUpperCase.'],
].map(([property = '', message = '']) => ({ property, message }));

const modules = ['mock', 'doMock', 'hoisted', 'unmock', 'importActual'].map((property) => ({
  object: 'vi',
  property,
  message: 'Pass a typed fake as an argument instead; a mocked module hides a hidden input.',
}));

/** Sources of chance and time that are called, not picked up by name. */
const hiddenInputs = [
  { object: 'Date', property: 'now', message: 'The clock comes in as an argument.' },
  { object: 'Math', property: 'random', message: 'Randomness comes in as an argument.' },
  { object: 'AbortSignal', property: 'timeout', message: 'It hides a timer; the clock comes in.' },
];

const currentTime = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'The clock comes in as an argument.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'The clock comes in as an argument.' },
];

const markup = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text that reaches it becomes markup. Render elements.',
  },
];

const defaultExports = [
  {
    selector: ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
    message: 'Named exports only: a thing has one name everywhere.',
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
 * The blocks of lint configuration that forbid hazards, from the widest to the narrowest.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const hazards = [
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
  // Their tools read nothing but a default export.
  forbid({
    files: ['**/*.config.{ts,mjs}', '**/*.stories.tsx', '**/.storybook/{main,preview}.{ts,tsx}'],
    syntax: markup,
    properties: always,
  }),
];
