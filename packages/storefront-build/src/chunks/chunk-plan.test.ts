import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { type ChunkPlan, chunkPlan } from './chunk-plan';

/** An app with two popups besides the payment, and two pages on demand. */
const app = {
  'main.ts': `
    import { first } from './first';
    first(import('./storefront-shell/src/shop/popup-layer'), import('./storefront-shell/src/shop/overlays'));
    first(import('./goods-page'), import('./vip-page'));`,
  'first.ts': `export const first = (...all: unknown[]) => console.log(all);`,
  'storefront-shell/src/shop/popup-layer.tsx': `
    import { first } from '../../../first';
    import { popupTable } from '../../../storefront/src/popup-table/popup-table';
    first(popupTable);`,
  'storefront/src/popup-table/popup-table.ts': `
    import { recharge } from './recharge';
    export const popupTable = [recharge, () => import('./login'), () => import('./servers')];`,
  'storefront/src/popup-table/recharge.ts': `
    import { order } from './order';
    import { sheet } from './sheet';
    export const recharge = [order, sheet, () => import('./card-form')];`,
  'storefront/src/popup-table/login.ts': `
    import { sheet } from './sheet';
    import { field } from './field';
    export const login = [sheet, field];`,
  'storefront/src/popup-table/servers.ts': `
    import { field } from './field';
    import { badge } from './badge';
    export const servers = [field, badge];`,
  'storefront-shell/src/shop/overlays.tsx': `
    import { popupTable } from '../../../storefront/src/popup-table/popup-table';
    import { notices } from './notices';
    export const overlays = [popupTable, notices];`,
  'storefront/src/popup-table/order.ts': `export const order = ['order'];`,
  'storefront/src/popup-table/sheet.ts': `export const sheet = ['sheet'];`,
  'storefront/src/popup-table/field.ts': `export const field = ['field'];`,
  'storefront/src/popup-table/badge.ts': `export const badge = ['badge'];`,
  'storefront-shell/src/shop/notices.ts': `export const notices = ['notices'];`,
  'storefront/src/popup-table/card-form.ts': `export const cardForm = ['card form'];`,
  'goods-page.ts': `
    import { order } from './storefront/src/popup-table/order';
    export const goodsPage = ['goods page', order];`,
  'vip-page.ts': `
    import { badge } from './storefront/src/popup-table/badge';
    export const vipPage = ['vip page', badge];`,
};

/** Plans the files of an app. Returns the names of the modules of each. */
async function plan(
  areStepsPages: boolean,
  files: Readonly<Record<string, string>> = app,
): Promise<Record<keyof ChunkPlan, readonly string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'chunk-plan-'));
  try {
    for (const [name, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), code);
    }
    const planned = await chunkPlan(
      { root: folder, build: { rolldownOptions: { input: { main: join(folder, 'main.ts') } } } },
      [
        { file: join(folder, 'goods-page.ts'), isStep: areStepsPages },
        { file: join(folder, 'vip-page.ts'), isStep: false },
      ],
    );
    const namesIn = (modules: ReadonlySet<string>): readonly string[] =>
      [...modules]
        .filter((id) => !id.startsWith('\0'))
        .map((id) => basename(id).replace(/\..*/, ''))
        .sort();
    return {
      firstScreen: namesIn(planned.firstScreen),
      steps: namesIn(planned.steps),
      payment: namesIn(planned.payment),
      popups: namesIn(planned.popups),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('gives the payment a file without any other popup, with what pages share with popups', async () => {
  expect(await plan(false)).toEqual({
    firstScreen: ['first', 'main'],
    steps: [],
    payment: ['badge', 'order', 'popup-layer', 'popup-table', 'recharge', 'sheet'],
    popups: ['field', 'login', 'notices', 'overlays', 'servers'],
  });
});

it('keeps what the steps before the payment need out of its file', async () => {
  expect(await plan(true)).toMatchObject({
    steps: ['goods-page', 'order'],
    payment: ['badge', 'popup-layer', 'popup-table', 'recharge', 'sheet'],
  });
});

it.each([
  [
    'storefront-shell/src/shop/popup-layer.tsx',
    'storefront-shell/src/shop/layer.tsx',
    'popupLayer',
  ],
  ['storefront-shell/src/shop/overlays.tsx', 'storefront-shell/src/shop/above.tsx', 'overlays'],
  [
    'storefront/src/popup-table/popup-table.ts',
    'storefront/src/popup-table/popups.ts',
    'popupTable',
  ],
])(
  'fails where %s has another name, which would change the files without a word',
  async (...row) => {
    const [before, after, named] = row;
    const nameOf = (path: string): string => basename(path).replace(/\..*/, '');
    const renamed = Object.fromEntries(
      Object.entries(app).map(([path, code]) => [
        path === before ? after : path,
        code.replaceAll(`/${nameOf(before)}'`, `/${nameOf(after)}'`),
      ]),
    );
    await expect(plan(false, renamed)).rejects.toThrow(named);
  },
);
