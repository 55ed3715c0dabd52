/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const ours = '^(packages|apps|brands|tools)/';
/** Stories, and what Storybook shows them in: the components' tests and documentation in one. */
const showcase = '[.]stories[.]tsx$|^packages/ui/[.]storybook/';

const testCode = `[.](test|test-d)[.]tsx?$|/test(ing)?/|[.]config[.]ts$|${showcase}`;

/** A package that is not installed resolves to its bare name, so both forms are forbidden. */
const packageNamed = (/** @type {string} */ names) => `(^|node_modules/)(${names})(/|$)`;

/**
 * Which way imports may point: `apps → storefront → {api-client, payments, ui, i18n, brands} →
 * contract`. One entry for one promise, each with why we keep it.
 *
 * @type {readonly Rule[]}
 */
const direction = [
  {
    name: 'contract-stands-alone',
    comment: 'Both ends of the wire import it; whatever it imported, both would carry.',
    from: { path: '^packages/contract/' },
    to: { path: ours, pathNot: '^packages/contract/' },
  },
  {
    name: 'bricks-do-not-lean-sideways',
    comment: 'Each is published by itself; one that needs its neighbour cannot be used without it.',
    from: { path: '^packages/(api-client|payments|i18n|conformance)/' },
    to: { path: ours, pathNot: ['^packages/$1/', '^packages/contract/'] },
  },
  {
    name: 'ui-is-presentational',
    comment: 'A component that knows where its data comes from cannot be shown in Storybook.',
    from: { path: '^packages/ui/', pathNot: showcase },
    to: { path: ours, pathNot: ['^packages/ui/', '^packages/(i18n|contract)/'] },
  },
  {
    name: 'stories-show-brands-and-know-no-flow',
    comment: 'They dress components in every brand; the flows that use them come later.',
    from: { path: showcase },
    to: { path: ours, pathNot: ['^packages/ui/', '^packages/(i18n|contract)/', '^brands/'] },
  },
  {
    name: 'brands-are-data',
    comment: 'A brand is read by servers, builds and pages alike.',
    from: { path: '^brands/' },
    to: { path: ours, pathNot: ['^brands/', '^packages/contract/'] },
  },
  {
    name: 'storefront-knows-no-app',
    comment: 'Two apps share it, and each ships without the other.',
    from: { path: '^packages/storefront/' },
    to: { path: '^(apps|tools)/' },
  },
  {
    name: 'sandbox-is-the-other-side',
    comment: 'A back end that shared the client’s code would agree with the client’s mistakes.',
    from: { path: '^apps/sandbox/' },
    to: { path: '^packages/', pathNot: '^packages/(contract|payments|conformance)/' },
  },
  {
    name: 'only-tests-are-held-against-the-suite',
    comment: 'A back end that knew what it is asked about would be right there alone.',
    from: {
      path: '^apps/sandbox/',
      pathNot: [testCode, '^apps/sandbox/src/(conformance|test-sandbox)/'],
    },
    to: { path: '^packages/conformance/' },
  },
  {
    name: 'browser-tests-see-the-product-from-outside',
    comment: 'A test that shares the page’s code cannot see it fail.',
    from: { path: '^apps/e2e/' },
    to: { path: '^packages/(storefront|ui|api-client|payments)/' },
  },
  {
    name: 'plain-web-is-a-stranger',
    comment: 'It shows what others get: the packed packages, and nothing that lies beside them.',
    from: { path: '^apps/plain-web/' },
    to: { path: ours, pathNot: '^apps/plain-web/' },
  },
  {
    name: 'apps-are-islands',
    comment: 'Either app is changed and shipped without the other.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^(apps|tools)/', pathNot: '^apps/$1/' },
  },
];

/** @type {readonly Rule[]} */
const frameworks = [
  {
    name: 'payments-reaches-no-framework',
    comment: 'Other properties use it without React, in a worker, and in Node.',
    from: { path: '^packages/payments/src/', pathNot: testCode },
    to: {
      path: packageNamed('react|react-dom|react-redux|redux|@reduxjs/toolkit|react-router'),
      reachable: true,
    },
  },
  {
    name: 'contract-reaches-no-framework',
    comment: 'The sandbox imports it too.',
    from: { path: '^packages/contract/src/' },
    to: {
      path: packageNamed('react|react-dom|react-redux|@reduxjs/toolkit|react-router|fastify'),
      reachable: true,
    },
  },
  {
    name: 'ui-reaches-no-store-and-no-router',
    comment: 'State comes in as props, events go out as callbacks, links come in as a component.',
    from: { path: '^packages/ui/src/' },
    to: {
      path: packageNamed('react-redux|redux|@reduxjs/toolkit|react-router|react-router-dom'),
      reachable: true,
    },
  },
];

/**
 * What the first screen draws with. Popups come on demand, and their library with them.
 *
 * @param {readonly string[]} components folders of packages/ui/src
 * @returns {Rule}
 */
function firstScreenIsLight(components) {
  return {
    name: 'first-screen-is-light',
    comment: 'The popup library is more than the first screen’s whole budget leaves room for.',
    from: { path: `^packages/ui/src/(${components.join('|')})/`, pathNot: testCode },
    to: { path: packageNamed('@base-ui/react'), reachable: true },
  };
}

/** @type {readonly Rule[]} */
const doors = [
  {
    name: 'packages-are-entered-by-name',
    comment: 'A relative path into a package goes past its exports, and breaks what we may change.',
    from: { path: '^(packages/[^/]+|apps/[^/]+|brands|tools)/' },
    to: { path: ours, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'flows-meet-at-their-index',
    comment: 'What a flow keeps to itself can be changed without reading the other flows.',
    from: {
      path: '^packages/storefront/src/([^/]+)/',
      // It fetches each popup alone; an index would bring the rest of the flow along.
      pathNot: '^packages/storefront/src/shop/popup-table[.]ts$',
    },
    to: {
      path: '^packages/storefront/src/[^/]+/',
      pathNot: [
        '^packages/storefront/src/$1/',
        '^packages/storefront/src/[^/]+/index[.]tsx?$',
        '^packages/storefront/src/testing/',
      ],
    },
  },
  {
    name: 'no-cycles',
    comment: 'Files that load each other cannot be understood, tested or loaded one at a time.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-type-cycles-across-folders',
    comment:
      'A component and its part may share a type in either direction, since types are erased. Two folders that need each other’s types are one folder.',
    from: { path: '^(.+)/[^/]+$' },
    to: { circular: true, via: { pathNot: '^$1/' } },
  },
  {
    name: 'source-imports-no-test-code',
    comment: 'Builders and test libraries would ship to players.',
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
    name: 'only-the-suite-makes-random-values',
    comment: 'The conformance suite asks with them; anywhere else they belong into tests.',
    from: { path: '^(packages|brands|apps)/', pathNot: [testCode, '^packages/conformance/'] },
    to: { path: packageNamed('fast-check') },
  },
  {
    name: 'packages-declare-what-they-import',
    comment:
      'A package that works only because its neighbour installed something breaks elsewhere.',
    // The stranger's build installs the packed packages where its sources are copied to.
    from: { path: '^(packages|brands|apps/(?!plain-web/))' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'source-imports-no-development-dependency',
    comment: 'It is not installed where the package is used.',
    from: { path: '^(packages/[^/]+|apps/sandbox)/src/', pathNot: testCode },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', 'npm', 'type-only'] },
  },
  {
    name: 'imports-resolve',
    comment: 'An import that leads nowhere hides whatever stands behind it from every rule here.',
    from: { path: ours, pathNot: '^apps/plain-web/src/' },
    // Modules that a build tool makes up, and files taken in by their content.
    to: { couldNotResolve: true, pathNot: '^virtual:|[?](raw|url|inline)$' },
  },
];

/**
 * @param {readonly string[]} providers file names below packages/payments/src/providers, bare
 * @returns {Rule}
 */
function providersAreRegistered(providers) {
  return {
    name: 'providers-are-met-in-the-registry-only',
    comment: 'Adding, renaming or dropping one costs its file and one line.',
    from: { pathNot: ['^packages/payments/src/providers/index[.]ts$', testCode] },
    to: { path: `^packages/payments/src/providers/(${providers.join('|')})[.]ts$` },
  };
}

/**
 * Every rule about who may import whom.
 *
 * @param {{ providers: readonly string[], firstScreen: readonly string[] }} names
 * @returns {Rule[]}
 */
export function boundaryRules({ providers, firstScreen }) {
  const named = [
    ...(providers.length === 0 ? [] : [providersAreRegistered(providers)]),
    ...(firstScreen.length === 0 ? [] : [firstScreenIsLight(firstScreen)]),
  ];
  return [...direction, ...frameworks, ...doors, ...named].map((rule) => ({
    ...rule,
    severity: 'error',
  }));
}
