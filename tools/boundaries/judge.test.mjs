import { realpathSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from './judge.mjs';
import { buildMockHouse } from './mock-house.mjs';
import { boundaryRules } from './rules.mjs';

const names = { providers: ['paypal'], firstScreen: ['button'] };

/** One forbidden import for each promise: the rule that must see it, the file, and what it says. */
const plants = [
  ['contract-stands-alone', 'packages/contract/src/a.ts', "import '@shop/i18n';"],
  ['bricks-do-not-lean-sideways', 'packages/payments/src/b.ts', "import '@shop/i18n';"],
  ['bricks-do-not-lean-sideways', 'packages/i18n/src/b.ts', "import '@shop/ui';"],
  ['bricks-do-not-lean-sideways', 'packages/conformance/src/b.ts', "import '@shop/payments';"],
  ['ui-is-presentational', 'packages/ui/src/c.ts', "import '@shop/api-client';"],
  ['ui-is-presentational', 'packages/ui/src/brand.ts', "import '@shop/brands';"],
  ['ui-is-presentational', 'packages/ui/test/brand.ts', "import '@shop/brands';"],
  [
    'stories-show-brands-and-know-no-flow',
    'packages/ui/src/button/flow.stories.tsx',
    "import '@shop/api-client';",
  ],
  [
    'stories-show-brands-and-know-no-flow',
    'packages/ui/.storybook/flow.ts',
    "import '@shop/api-client';",
  ],
  ['brands-are-data', 'brands/src/d.ts', "import '@shop/ui';"],
  ['storefront-knows-no-app', 'packages/storefront/src/e.ts', "import '@shop/sandbox';"],
  ['sandbox-is-the-other-side', 'apps/sandbox/src/f.ts', "import '@shop/api-client';"],
  ['only-tests-are-held-against-the-suite', 'apps/sandbox/src/w.ts', "import '@shop/conformance';"],
  ['browser-tests-see-the-product-from-outside', 'apps/e2e/g.test.ts', "import '@shop/ui';"],
  ['plain-web-is-a-stranger', 'apps/plain-web/src/y.ts', "import '@shop/payments';"],
  ['apps-are-islands', 'apps/storefront-new/src/h.ts', "import '@shop/sandbox';"],
  ['payments-reaches-no-framework', 'packages/payments/src/i.ts', "import 'react';"],
  ['payments-reaches-no-framework', 'packages/payments/src/through.ts', "import './i';"],
  ['payments-reaches-no-framework', 'packages/payments/src/absent.ts', "import 'react-redux';"],
  ['contract-reaches-no-framework', 'packages/contract/src/j.ts', "import 'react';"],
  ['ui-reaches-no-store-and-no-router', 'packages/ui/src/k.ts', "import 'redux';"],
  ['first-screen-is-light', 'packages/ui/src/button/l.ts', "import '../popup/index';"],
  [
    'packages-are-entered-by-name',
    'packages/storefront/src/m.ts',
    "import '../../payments/src/index';",
  ],
  [
    'flows-meet-at-their-index',
    'packages/storefront/src/checkout/n.ts',
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
  ['only-the-suite-makes-random-values', 'packages/ui/src/x.ts', "import 'fast-check';"],
  ['packages-declare-what-they-import', 'packages/ui/src/s.ts', "import 'left-pad';"],
  ['source-imports-no-development-dependency', 'packages/ui/src/t.ts', "import 'vitest';"],
  ['imports-resolve', 'packages/ui/src/u.ts', "import './nowhere';"],
  [
    'providers-are-met-in-the-registry-only',
    'packages/payments/src/v.ts',
    "import './providers/paypal';",
  ],
  ['contract-stands-alone', 'packages/contract/src/types.ts', "import type { x } from '@shop/ui';"],
];

describe('the rules about who may import whom', () => {
  /** @type {Record<string, string>} */
  const planted = {};
  for (const [, path = '', text = ''] of plants) planted[path] = text;
  const others = {
    'packages/ui/src/q.test.ts': 'export {};',
    'packages/storefront/src/checkout/p.ts': "import './o';",
    'packages/ui/src/row/row.ts':
      "import type { Coupon } from '../coupon/coupon'; export type Row = Coupon[];",
  };
  /** @type {{ root: string, remove: () => void }} */
  let house;
  /** @type {import('./judge.mjs').Judgement} */
  let judgement;
  beforeAll(async () => {
    house = buildMockHouse({ ...planted, ...others });
    judgement = await judge(realpathSync(house.root), names);
  });
  afterAll(() => {
    house.remove();
  });

  it.each(plants)('%s finds the import planted in %s', (rule, from) => {
    expect(judgement.violations).toContainEqual(expect.objectContaining({ rule, from }));
  });

  it('has a planted import for each of them', () => {
    const covered = new Set(plants.map(([rule]) => rule));
    expect(boundaryRules(names).filter((rule) => !covered.has(rule.name))).toEqual([]);
  });

  it('reads every file there is', () => {
    expect(judgement.unseen).toEqual([]);
    expect(judgement.seen).toBeGreaterThan(plants.length);
  });
});

it('finds nothing in a house where every import is right', async () => {
  const house = buildMockHouse({});
  const judgement = await judge(realpathSync(house.root), names);
  house.remove();

  expect(judgement.violations).toEqual([]);
});
