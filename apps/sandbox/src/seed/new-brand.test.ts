import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandSchema } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { calls, paymentCalls } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleFromOutside } from '../control/settle-from-outside';
import { createAddresses } from '../hosts/addresses';
import { packageFolder } from '../start/package-folder';
import { goodsPicture } from '../pictures/goods-picture';
import { purchase } from '../test-sandbox/purchase';
import { openTestSandbox } from '../test-sandbox/test-sandbox';
import type { SeedBrand } from './shape';
import { withContractedChannels } from './seeds';
import { testCost } from '../accounts/passwords';
import { insertBrand } from './write-seed';

const repository = join(packageFolder, '../..');
let root: string;

/** A copy of what the command changes, and of what its files import. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-brand-'));
  for (const folder of ['brands/src', 'apps/sandbox/src/seed'])
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  symlinkSync(join(packageFolder, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

function hasSeed(module: object, name: string): module is Record<string, SeedBrand> {
  return name in module;
}

async function createBrand(key: string, ...options: readonly string[]) {
  const command = join(repository, 'tools/new-brand.mjs');
  execFileSync(process.execPath, [command, key, ...options, '--root', root]);
  const data: object = await import(join(root, 'brands', key, 'brand.ts'));
  const seeds: object = await import(join(root, 'apps/sandbox/src/seed', `${key}.ts`));
  const name = `${key}Seed`;
  const seed = hasSeed(seeds, name) ? seeds[name] : undefined;
  if (seed === undefined) throw new Error(`The command wrote no ${name}.`);
  return { brand: v.parse(brandSchema, Reflect.get(data, key)), seed };
}

it('sells what each choice of `--picture` draws', () => {
  const command = join(repository, 'tools/new-brand.mjs');
  const help = execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' });
  const [, list = ''] = /--picture[^:]*: *one made from the key\):([\s\S]*)/.exec(help) ?? [];
  const offered = list.split(/[,\s]+/).filter((name) => name !== '');
  expect(offered.length).toBeGreaterThan(20);
  const drawn = (shape: string) => goodsPicture(`gems-1-${shape}-gold-123456`);
  expect(offered.filter((shape) => drawn(shape) === null)).toEqual([]);
});

describe('a brand of `npm run new:brand`', () => {
  it.each([
    ['specimen', [], 'universal', 'GLOBAL'],
    ['specimenja', ['--area', 'ja', '--name', 'さくら'], 'ja', 'JP'],
    [
      'specimeneru',
      ['--area', 'eru', '--currency', 'CHF', '--region', 'CH', '--language', 'fr'],
      'eru',
      'CH',
    ],
  ])('%s %j passes the schema, and sells in the sandbox', async (key, options, area, region) => {
    const { brand, seed } = await createBrand(key, ...options);
    const served = [...brands, brand];
    const sandbox = await openTestSandbox({
      brands: served,
      addresses: createAddresses(served, 4000),
    });
    await insertBrand(
      sandbox.services.database,
      withContractedChannels(seed, brand.payways),
      testCost,
    );

    const { clientId = '', gameProductId = '' } = brand.areas[0]?.firstGame ?? {};
    const place = { client_id: clientId, domain_area: area, platform: 'web' };
    const headers = { origin: `http://${key}.localhost:4000` };
    const listed = await sandbox.ask(calls.gameList, place, headers);
    expect(listed).toMatchObject({ content: { games: [{ client_id: clientId }] } });

    const token = await sandbox.signIn(`${key}-player`, gameProductId);
    const { areaId: _, ...common } = purchase;
    const chosen = {
      role_id: `${clientId}11`,
      product_id: `${clientId}-gems-300`,
      country: region,
    };
    const query = { ...common, ...place, ...chosen, oauth_token: token };
    const made = await sandbox.ask(paymentCalls.paypalPay, query, headers);
    const billingNo = made.kind === 'content' ? made.content.billing_no : JSON.stringify(made);
    expect(await settleFromOutside(sandbox.services, billingNo, 'success')).toBe('settled');
    const order = { billing_no: billingNo, oauth_token: token };
    expect(await sandbox.ask(calls.orderInfo, order, headers)).toMatchObject({
      content: { status: 'success' },
    });
    await sandbox.close();
  });
});
