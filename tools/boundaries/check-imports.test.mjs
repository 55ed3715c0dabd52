import { realpathSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.mjs';
import { buildFixtureWorkspace } from './fixture-workspace.mjs';
import { boundaryRules } from './rules.mjs';

const names = { providers: ['paypal'], firstScreen: ['button'] };

/** Forbidden imports: the rule that reports it, the file and its content. */
const violations = [
  ['contract-imports-no-workspace', 'packages/contract/src/a.ts', "import '@shop/i18n';"],
  ['no-sideways-package-imports', 'packages/payments/src/b.ts', "import '@shop/i18n';"],
  ['no-sideways-package-imports', 'packages/i18n/src/b.ts', "import '@shop/ui';"],
  ['no-sideways-package-imports', 'packages/conformance/src/b.ts', "import '@shop/payments';"],
  ['payment-element-stands-alone', 'packages/payment-element/src/a.ts', "import '@shop/ui';"],
  ['ui-is-presentational', 'packages/ui/src/c.ts', "import '@shop/api-client';"],
  ['ui-is-presentational', 'packages/ui/src/brand.ts', "import '@shop/brands';"],
  ['ui-is-presentational', 'packages/ui/test/brand.ts', "import '@shop/brands';"],
  [
    'stories-import-only-ui-and-brands',
    'packages/ui/src/button/flow.stories.tsx',
    "import '@shop/api-client';",
  ],
  [
    'stories-import-only-ui-and-brands',
    'packages/ui/.storybook/flow.ts',
    "import '@shop/api-client';",
  ],
  ['brands-are-data', 'brands/src/d.ts', "import '@shop/ui';"],
  ['pages-import-no-hosting', 'packages/storefront/src/d2.ts', "import '@shop/hosting';"],
  ['storefront-does-not-import-apps', 'packages/storefront/src/e.ts', "import '@shop/sandbox';"],
  ['core-imports-no-flows', 'packages/storefront-core/src/e2.ts', "import '@shop/storefront';"],
  ['flows-import-no-shell', 'packages/storefront/src/e5.ts', "import '@shop/storefront-shell';"],
  ['core-has-no-components', 'packages/storefront-core/src/e3.ts', "import '@shop/ui';"],
  ['core-has-no-components', 'packages/storefront-core/src/e4.ts', "import '@shop/i18n';"],
  ['sandbox-does-not-import-client-code', 'apps/sandbox/src/f.ts', "import '@shop/api-client';"],
  ['only-tests-import-conformance', 'apps/sandbox/src/w.ts', "import '@shop/conformance';"],
  ['browser-tests-do-not-import-product-code', 'apps/e2e/g.test.ts', "import '@shop/ui';"],
  ['plain-web-uses-public-api', 'apps/plain-web/src/y.ts', "import '@shop/payments';"],
  ['apps-do-not-import-apps', 'apps/storefront-new/src/h.ts', "import '@shop/sandbox';"],
  ['payments-has-no-framework', 'packages/payments/src/i.ts', "import 'react';"],
  ['payments-has-no-framework', 'packages/payments/src/through.ts', "import './i';"],
  ['payments-has-no-framework', 'packages/payments/src/absent.ts', "import 'react-redux';"],
  ['contract-has-no-framework', 'packages/contract/src/j.ts', "import 'react';"],
  ['ui-has-no-store', 'packages/ui/src/k.ts', "import 'redux';"],
  ['first-screen-without-popup-library', 'packages/ui/src/button/l.ts', "import '../popup/index';"],
  [
    'packages-are-imported-by-name',
    'packages/storefront/src/m.ts',
    "import '../../payments/src/index';",
  ],
  [
    'flows-import-only-the-index-of-flows',
    'packages/storefront/src/checkout/n.ts',
    "import '../session/slice';",
  ],
  [
    'flows-import-only-the-index-of-flows',
    'packages/storefront-core/src/checkout/n.ts',
    "import '../session/slice';",
  ],
  ['no-cycles', 'packages/storefront/src/checkout/o.ts', "import './p';"],
  [
    'no-type-cycles-across-folders',
    'packages/ui/src/coupon/coupon.ts',
    "import type { Row } from '../row/row'; export type Coupon = Row;",
  ],
  ['source-imports-no-test-code', 'packages/ui/src/q.ts', "import './q.test';"],
  ['source-imports-no-test-code', 'packages/ui/src/r.ts', "import 'vitest';"],
  ['source-imports-no-test-code', 'packages/ui/src/z.ts', "import './button/button.stories';"],
  ['source-imports-no-test-code', 'packages/ui/src/a2.ts', "import 'storybook';"],
  ['source-imports-no-test-code', 'packages/ui/src/b2.ts', "import '../test/press';"],
  ['source-imports-no-test-code', 'packages/ui/src/c2.ts', "import '../.storybook/preview';"],
  ['only-conformance-and-tests-import-fast-check', 'packages/ui/src/x.ts', "import 'fast-check';"],
  ['packages-declare-what-they-import', 'packages/ui/src/s.ts', "import 'left-pad';"],
  ['source-imports-no-development-dependency', 'packages/ui/src/t.ts', "import 'vitest';"],
  ['imports-resolve', 'packages/ui/src/u.ts', "import './nowhere';"],
  [
    'only-the-registry-imports-providers',
    'packages/payments/src/v.ts',
    "import './providers/paypal';",
  ],
  [
    'contract-imports-no-workspace',
    'packages/contract/src/types.ts',
    "import type { x } from '@shop/ui';",
  ],
];

describe('boundary rules', () => {
  /** @type {Record<string, string>} */
  const violatingFiles = {};
  for (const [, path = '', text = ''] of violations) violatingFiles[path] = text;
  const otherFiles = {
    'packages/ui/src/q.test.ts': 'export {};',
    'packages/storefront-core/src/session/slice.ts': 'export const slice = 1;',
    'packages/storefront/src/checkout/p.ts': "import './o';",
    'packages/ui/src/row/row.ts':
      "import type { Coupon } from '../coupon/coupon'; export type Row = Coupon[];",
  };
  /** @type {{ root: string, remove: () => void }} */
  let workspace;
  /** @type {import('./check-imports.mjs').ImportCheckResult} */
  let result;
  beforeAll(async () => {
    workspace = buildFixtureWorkspace({ ...violatingFiles, ...otherFiles });
    result = await checkImports(realpathSync(workspace.root), names);
  });
  afterAll(() => {
    workspace.remove();
  });

  it.each(violations)('%s reports the import in %s', (rule, from) => {
    expect(result.violations).toContainEqual(expect.objectContaining({ rule, from }));
  });

  it('are each covered by a violation', () => {
    const covered = new Set(violations.map(([rule]) => rule));
    expect(boundaryRules(names).filter((rule) => !covered.has(rule.name))).toEqual([]);
  });

  it('check every file', () => {
    expect(result.skippedFiles).toEqual([]);
    expect(result.checkedCount).toBeGreaterThan(violations.length);
  });
});

it('reports nothing in a workspace where every import is allowed', async () => {
  const workspace = buildFixtureWorkspace({});
  const result = await checkImports(realpathSync(workspace.root), names);
  workspace.remove();

  expect(result.violations).toEqual([]);
});
