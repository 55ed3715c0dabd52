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

const inlineStyles = [
  {
    selector:
      'JSXAttribute[name.name="style"] Property[key.name=/^(inset|(margin|padding|border|inset)(Inline|Block)|((min|max)(Inline|Block)|inline|block)Size)/]',
    message: 'The build does not lower inline styles, and Safari 12 does not know this property.',
  },
];

const fields = [
  {
    selector: [
      'JSXOpeningElement[name.name=/^(TextField|PasswordField|SearchField|textarea)$/]',
      'JSXOpeningElement[name.name="input"]:not(:has(> JSXAttribute[name.name="type"][value.value="radio"]))',
    ]
      .map((element) => `${element} > JSXAttribute[name.name="value"]`)
      .join(', '),
    message:
      'React writes it over a text of a password manager that it has not been told of. Read the field (useFilledFields).',
  },
];

const searches = [
  {
    selector:
      'CallExpression[callee.property.name="includes"][callee.object.callee.property.name=/^to(Lower|Upper)Case$/]',
    message: 'Players type in other widths and digits as well. Search by searchKey of @shop/i18n.',
  },
];

const defaultExports = [
  {
    selector: ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
    message: 'Use named exports, so that every import has the same name.',
  },
];

/** The modules that own the history of the page, and the script of a page that has not started. */
const historyOwners = [
  'packages/storefront-core/src/browser/{history-entry,page-history,step-queue}.ts',
  'packages/storefront-core/src/start-failure/watch-start.ts',
];

const whatToUse =
  'Use the page history or the page actions of the services; without services, changeAddress or reloadPage. ' +
  'Only packages/storefront-core/src/browser/page-history.ts and what it imports move the page.';

/**
 * What moves the page, or belongs to the history. Two modules that do so start two navigations from one event, and
 * the second undoes the first.
 */
const navigation = [
  {
    // `window.history`, and `history` taken out of a window.
    selector:
      ':matches(MemberExpression[property.name="history"], ObjectPattern > Property[key.name="history"])',
    message: whatToUse,
  },
  {
    selector: [
      // A method, also one that is chosen by a variable.
      'MemberExpression[property.name=/^(assign|replace|reload)$/]',
      'MemberExpression[computed=true]',
    ]
      .flatMap((part) => [
        `${part}[object.name="location"]`,
        `${part}[object.property.name="location"]`,
      ])
      .join(', '),
    message: whatToUse,
  },
  {
    // The address itself, and its parts.
    selector: [
      'AssignmentExpression[left.property.name="location"]',
      'AssignmentExpression[left.object.name="location"]',
      'AssignmentExpression[left.object.property.name="location"]',
    ].join(', '),
    message: whatToUse,
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

/** What runs in a page of the shop. `packages/payments` moves the window that it is given, which is another one. */
const pageFiles = [
  'packages/storefront{,-core,-shell}/src/**/*.{ts,tsx}',
  'apps/storefront-*/src/**/*.{ts,tsx}',
];

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
    syntax: [...markup, ...inlineStyles, ...fields, ...defaultExports, ...searches, ...currentTime],
    properties: [...always, ...hiddenInputs],
  }),
  forbid({
    files: pageFiles,
    syntax: [
      ...markup,
      ...inlineStyles,
      ...fields,
      ...defaultExports,
      ...searches,
      ...currentTime,
      ...navigation,
    ],
    properties: [...always, ...hiddenInputs],
  }),
  forbid({
    files: owners.flatMap(({ files }) => files),
    syntax: [...markup, ...defaultExports, ...navigation],
    properties: always,
  }),
  forbid({
    files: historyOwners,
    syntax: [...markup, ...defaultExports, ...currentTime],
    properties: [...always, ...hiddenInputs],
  }),
  forbid({
    files: ['**/*.test.{ts,tsx}'],
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
