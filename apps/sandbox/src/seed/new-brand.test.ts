import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Brand, brandSchema } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { calls, paymentCalls } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleFromOutside } from '../control/settle-from-outside';
import { createAddresses } from '../hosts/addresses';
import { packageFolder } from '../start/package-folder';
import { purchase } from '../test-sandbox/purchase';
import { openTestSandbox } from '../test-sandbox/test-sandbox';
import { testCost } from '../accounts/passwords';
import { seedOf } from './seed-of';
import { insertBrand } from './write-seed';

const repository = join(packageFolder, '../..');
let root: string;

/** A copy of what the command changes, and of what its files import. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-brand-'));
  cpSync(join(repository, 'brands/src'), join(root, 'brands/src'), { recursive: true });
  cpSync(join(repository, 'environments'), join(root, 'environments'), { recursive: true });
  symlinkSync(join(packageFolder, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

async function createBrand(key: string, ...options: readonly string[]): Promise<Brand> {
  const command = join(repository, 'tools/new-brand.mjs');
  execFileSync(process.execPath, [command, key, ...options, '--root', root]);
  const written: object = await import(join(root, 'brands', key, 'brand.ts'));
  return v.parse(brandSchema, Reflect.get(written, key));
}

describe('a brand of `npm run new:brand`', () => {
  it.each([
    ['specimen', [], 'GLOBAL', /^300 (Coins|Gems)$/],
    ['specimenja', ['--area', 'ja', '--name', 'さくら'], 'JP', /^300 (コイン|ジェム)$/],
    [
      'specimeneru',
      ['--area', 'eru', '--currency', 'CHF', '--region', 'CH', '--language', 'fr'],
      'CH',
      /^300 (pièces|gemmes)$/,
    ],
  ])('%s %j passes the schema, and sells in the sandbox', async (key, options, country, name) => {
    const brand = await createBrand(key, ...options);
    const served = [...brands, brand];
    const sandbox = await openTestSandbox({
      brands: served,
      addresses: createAddresses(served, 4000),
    });
    await insertBrand(sandbox.services.database, seedOf(brand), testCost);

    const [sold] = brand.areas;
    const { clientId = '', gameProductId = '' } = sold?.firstGame ?? {};
    const language = sold?.defaultLanguage ?? '';
    const place = { client_id: clientId, domain_area: sold?.area ?? '', platform: 'web' };
    const headers = { origin: `http://${key}.localhost:4000` };
    const listed = await sandbox.ask(calls.gameList, place, headers);
    expect(listed).toMatchObject({ content: { games: [{ client_id: clientId }] } });
    const productId = `${clientId}-gems-300`;
    const shelf = await sandbox.ask(calls.goodsList, { ...place, spec_lang: language }, headers);
    const goods = shelf.kind === 'content' ? shelf.content.goods : [];
    const shown = goods.find(({ product_id: id }) => id === productId)?.name ?? '';
    expect(shown).toMatch(name);

    const token = await sandbox.signIn(`${key}-player`, gameProductId);
    const { areaId: _, ...common } = purchase;
    const query = {
      ...{ ...common, ...place, country, bcp47_lang: language, oauth_token: token },
      role_id: `${clientId}11`,
      product_id: productId,
    };
    const made = await sandbox.ask(paymentCalls.paypalPay, query, headers);
    const billingNo = made.kind === 'content' ? made.content.billing_no : JSON.stringify(made);
    expect(await settleFromOutside(sandbox.services, billingNo, 'success')).toBe('settled');
    const order = { billing_no: billingNo, oauth_token: token };
    expect(await sandbox.ask(calls.orderInfo, order, headers)).toMatchObject({
      content: { status: 'success', product_name: shown },
    });
    await sandbox.close();
  });
});
