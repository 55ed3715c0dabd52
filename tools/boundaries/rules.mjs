/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const anyWorkspace = '^(packages|apps|brands|tools|lab)/';
/** Stories and Storybook's configuration: they test and document the components. */
const storybook = '[.]stories[.]tsx$|^packages/ui/[.]storybook/';

/** The source of a pattern for files of tests. */
export const testCode = `[.](test|test-d)[.]tsx?$|/test(ing)?/|[.]config[.]ts$|${storybook}`;

/** Matches npm packages. One that is not installed resolves to its bare name, so both forms match. */
const packageNamed = (/** @type {string} */ names) => `(^|node_modules/)(${names})(/|$)`;

/**
 * The direction of imports: `apps → storefront-shell → storefront → {storefront-core, ui} → {api-client, payments, i18n, brands} →
 * contract`. The comment of each rule is printed with a violation.
 *
 * @type {readonly Rule[]}
 */
const directionRules = [
  {
    name: 'contract-imports-no-workspace',
    comment: 'Client and server both import the contract, and with it everything that it imports.',
    from: { path: '^packages/contract/' },
    to: { path: anyWorkspace, pathNot: '^packages/contract/' },
  },
  {
    name: 'no-sideways-package-imports',
    comment: 'These packages are published separately and must not depend on each other.',
    from: { path: '^packages/(api-client|payments|i18n|conformance)/' },
    to: { path: anyWorkspace, pathNot: ['^packages/$1/', '^packages/contract/'] },
  },
  {
    name: 'payment-element-stands-alone',
    comment: 'Pages of other teams load it: nothing of our shop comes along.',
    from: { path: '^packages/payment-element/' },
    to: { path: anyWorkspace, pathNot: '^packages/(payment-element|payments|i18n|contract)/' },
  },
  {
    name: 'ui-is-presentational',
    comment:
      'Components receive their data as props, so that Storybook can show them without a back end.',
    from: { path: '^packages/ui/', pathNot: storybook },
    to: { path: anyWorkspace, pathNot: ['^packages/ui/', '^packages/(i18n|contract)/'] },
  },
  {
    name: 'stories-import-only-ui-and-brands',
    comment:
      'Stories show components in the themes of the brands, without the flows that use them.',
    from: { path: storybook },
    to: { path: anyWorkspace, pathNot: ['^packages/(ui|i18n|contract)/', '^brands/'] },
  },
  {
    name: 'brands-are-data',
    comment:
      'Servers, builds and pages all load brands, so a brand must not bring code of the UI along.',
    from: { path: '^brands/' },
    to: { path: anyWorkspace, pathNot: ['^brands/', '^packages/contract/'] },
  },
  {
    name: 'pages-import-no-hosting',
    comment: 'It is for web servers and builds, and brings the data of every provider along.',
    from: { path: '^packages/storefront(-core|-shell)?/' },
    to: { path: '^packages/hosting/' },
  },
  {
    name: 'storefront-does-not-import-apps',
    comment: 'Several apps share the storefront package, and each is deployed on its own.',
    from: { path: '^packages/storefront(-core|-shell)?/' },
    to: { path: '^(apps|tools)/' },
  },
  {
    name: 'core-imports-no-flows',
    comment: 'Hooks and components show what the core decides, never the other way round.',
    from: { path: '^packages/storefront-core/' },
    to: { path: '^packages/storefront(-shell)?/' },
  },
  {
    name: 'flows-import-no-shell',
    comment: 'The shell puts the flows together; another shell can do that in another way.',
    from: { path: '^packages/storefront/' },
    to: { path: '^packages/storefront-shell/' },
  },
  {
    name: 'sandbox-does-not-import-client-code',
    comment:
      'A back end that shares code with the client would also share its bugs. Only the rules of a web server are shared, as a page in another language would be drawn twice, and the check of what old browsers know.',
    from: { path: '^apps/sandbox/' },
    to: {
      path: '^packages/',
      pathNot: [
        '^packages/(contract|payments|conformance|hosting)/',
        '^packages/i18n/src/choose-language[.]ts$',
        '^packages/storefront-build/src/old-browsers/index[.]ts$',
      ],
    },
  },
  {
    name: 'only-tests-import-conformance',
    comment: 'The back end must not depend on the suite that checks it.',
    from: {
      path: '^apps/sandbox/',
      pathNot: [testCode, '^apps/sandbox/src/(conformance|test-sandbox)/'],
    },
    to: { path: '^packages/conformance/' },
  },
  {
    name: 'browser-tests-do-not-import-product-code',
    comment: 'A test that shares code with the page would also share its bugs.',
    from: { path: '^apps/e2e/' },
    to: { path: '^packages/(storefront|ui|api-client|payments)/' },
  },
  {
    name: 'plain-web-uses-public-api',
    comment:
      'It shows how another company uses the published packages, without access to the workspace.',
    from: { path: '^apps/plain-web/' },
    to: { path: anyWorkspace, pathNot: '^apps/plain-web/' },
  },
  {
    name: 'apps-do-not-import-apps',
    comment: 'Each app is changed and deployed on its own.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^(apps|tools)/', pathNot: '^apps/$1/' },
  },
];

/** @type {readonly Rule[]} */
const frameworkRules = [
  {
    name: 'payments-has-no-framework',
    comment:
      'Other properties use payments without React, in a worker and in Node. Only its entry for React imports it.',
    from: { path: '^packages/payments/src/', pathNot: [testCode, '^packages/payments/src/react/'] },
    to: {
      path: packageNamed('react|react-dom|react-redux|redux|@reduxjs/toolkit'),
      reachable: true,
    },
  },
  {
    name: 'core-has-no-components',
    comment:
      'The script in the page imports it, which runs before React is there. Its rules are tested without components.',
    from: { path: '^packages/storefront-core/src/', pathNot: testCode },
    to: {
      path: ['^packages/ui/', packageNamed('react|react-dom|react-redux|@base-ui/react')],
      reachable: true,
    },
  },
  {
    name: 'contract-has-no-framework',
    comment: 'The sandbox, a Node server, imports the contract too.',
    from: { path: '^packages/contract/src/' },
    to: {
      path: packageNamed('react|react-dom|react-redux|@reduxjs/toolkit|fastify'),
      reachable: true,
    },
  },
  {
    name: 'ui-has-no-store',
    comment: 'Components receive state, callbacks and the link component as props.',
    from: { path: '^packages/ui/src/' },
    to: {
      path: packageNamed('react-redux|redux|@reduxjs/toolkit'),
      reachable: true,
    },
  },
];

/**
 * Keeps the popup library out of the components of the first screen: popups are loaded on demand.
 *
 * @param {readonly string[]} components folders of packages/ui/src
 * @returns {Rule}
 */
function firstScreenRule(components) {
  return {
    name: 'first-screen-without-popup-library',
    comment: 'The popup library does not fit into the size budget of the first screen.',
    from: { path: `^packages/ui/src/(${components.join('|')})/`, pathNot: testCode },
    to: { path: packageNamed('@base-ui/react'), reachable: true },
  };
}

/** @type {readonly Rule[]} */
const entryPointRules = [
  {
    name: 'packages-are-imported-by-name',
    comment: 'A relative path into another package bypasses its exports.',
    from: { path: '^(packages/[^/]+|apps/[^/]+|brands|tools)/' },
    to: {
      path: anyWorkspace,
      // Tests of several packages compare with the one table that is written by hand.
      pathNot: ['^$1/', '^packages/contract/test/payment-table[.]ts$'],
      dependencyTypes: ['local'],
    },
  },
  {
    name: 'flows-import-only-the-index-of-flows',
    comment: 'The files behind its index can change without affecting the other flows.',
    from: {
      path: '^packages/(storefront|storefront-core|storefront-shell)/src/([^/]+)/',
      // Loads each popup separately; an index would bring the rest of the flow along.
      pathNot: '^packages/storefront/src/popup-table/popup-table[.]ts$',
    },
    to: {
      path: '^packages/(storefront|storefront-core|storefront-shell)/src/[^/]+/',
      pathNot: [
        '^packages/$1/src/$2/',
        '^packages/(storefront|storefront-core|storefront-shell)/src/[^/]+/index[.]tsx?$',
        '^packages/$1/src/testing/',
      ],
    },
  },
  {
    name: 'no-cycles',
    comment: 'Files that import each other cannot be understood, tested or loaded separately.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-type-cycles-across-folders',
    comment:
      'Types are erased, so files of one folder may import types from each other. Two folders that need types from each other should be one folder.',
    from: { path: '^(.+)/[^/]+$' },
    to: { circular: true, via: { pathNot: '^$1/' } },
  },
  {
    name: 'source-imports-no-test-code',
    comment: 'Test builders and test libraries would be shipped to players.',
    from: { path: '^(packages|brands|apps/(?!e2e/))', pathNot: testCode },
    to: {
      path: [
        '[.](test|stories)[.]tsx?$',
        '/(test|testing|[.]storybook)/',
        packageNamed('vitest|@testing-library/[^/]+|axe-core|jsdom|@playwright/test'),
        packageNamed('storybook|@storybook/[^/]+'),
      ],
    },
  },
  {
    name: 'only-conformance-and-tests-import-fast-check',
    comment: 'Only the conformance suite sends random values in production code.',
    from: { path: '^(packages|brands|apps)/', pathNot: [testCode, '^packages/conformance/'] },
    to: { path: packageNamed('fast-check') },
  },
  {
    name: 'packages-declare-what-they-import',
    comment:
      'A dependency that only another package declares is missing when the package is installed alone.',
    // plain-web is built in a copy of its sources, where the packed packages are installed.
    from: { path: '^(packages|brands|apps/(?!plain-web/))' },
    // An optional peer dependency is declared, but the field that makes it optional is not known to the checker.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
  },
  {
    name: 'source-imports-no-development-dependency',
    comment: 'Development dependencies are not installed with the package.',
    from: { path: '^(packages/[^/]+|apps/sandbox)/src/', pathNot: testCode },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', 'npm', 'type-only'] },
  },
  {
    name: 'imports-resolve',
    comment: 'The rules cannot follow an import that does not resolve.',
    from: { path: anyWorkspace, pathNot: '^apps/plain-web/src/' },
    // Except virtual modules of build tools, files imported as text or URL, and what is installed with the tools.
    to: { couldNotResolve: true, pathNot: '^virtual:|[?](raw|url|inline)$|^typescript$' },
  },
];

/**
 * @param {readonly string[]} providers file names in packages/payments/src/providers, without extension
 * @returns {Rule}
 */
function providerRegistryRule(providers) {
  return {
    name: 'only-the-registry-imports-providers',
    comment: 'To add, rename or remove a provider changes its file and its lines of the registry.',
    from: { pathNot: ['^packages/payments/src/providers/index[.]ts$', testCode] },
    to: { path: `^packages/payments/src/providers/(${providers.join('|')})[.]ts$` },
  };
}

/**
 * Returns every boundary rule.
 *
 * @param {{ providers: readonly string[], firstScreen: readonly string[] }} names
 * @returns {Rule[]}
 */
export function boundaryRules({ providers, firstScreen }) {
  const named = [
    ...(providers.length === 0 ? [] : [providerRegistryRule(providers)]),
    ...(firstScreen.length === 0 ? [] : [firstScreenRule(firstScreen)]),
  ];
  return [...directionRules, ...frameworkRules, ...entryPointRules, ...named].map((rule) => ({
    ...rule,
    severity: 'error',
  }));
}
