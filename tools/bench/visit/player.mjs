import { join } from 'node:path';
import { runnerImport } from 'vite';
import { PlainFailure } from '../../terminal/plain-failure.mjs';
import { repository } from '../../terminal/repository.mjs';

/** The browser tests know how a player is prepared. */
const browserTests = join(repository, 'apps/e2e/shop');
/** @type {import('vite').InlineConfig} */
const quietly = { configFile: false, logLevel: 'warn' };

/** @param {number} port of the sandbox */
async function readFixtures(port) {
  /** @type {{ module: typeof import('../../../apps/e2e/shop/purchase-paths') }} */
  const { module } = await runnerImport(join(browserTests, 'purchase-paths.ts'), quietly);
  return module.readShopFixtures(port);
}

/** @typedef {Awaited<ReturnType<typeof findPlayer>>} Player */

/**
 * Returns a player of a brand with an account and a role: the origin of the shop, the query of a link with their game,
 * server and role, that of the call that lists the goods of the game, and what an earlier visit left, on which they
 * signed in and chose a role and goods.
 *
 * @param {number} port of the sandbox
 * @param {string} brand
 */
export async function findPlayer(port, brand) {
  /** @type {{ module: typeof import('../../../apps/e2e/shop/saved-visit') }} */
  const { module } = await runnerImport(join(browserTests, 'saved-visit.ts'), quietly);
  const path = (await readFixtures(port)).paths.find((one) => one.brand === brand);
  if (path === undefined) throw new PlainFailure(`The sandbox sells nothing for ${brand}.`);

  const { client_id, server_id, role_id, domain_area } = path;
  const account = { username: `${brand}-player`, password: `play-${brand}` };
  return {
    origin: `http://${brand}.localhost:${port}`,
    link: String(new URLSearchParams({ client_id, server_id, role_id })),
    goodsQuery: String(new URLSearchParams({ client_id, domain_area })),
    earlierVisit: () => module.savedVisit(port, { brand, account, hasRole: true, goods: /^300 / }),
  };
}

/**
 * Returns the address of a payment for another player that can be made.
 *
 * @param {number} port of the sandbox
 */
export async function replenishmentAddress(port) {
  const { replenishments } = await readFixtures(port);
  const replenishment = replenishments.find(({ life }) => life === 'running');
  if (replenishment === undefined)
    throw new PlainFailure('The sandbox has no payment for another player.');
  const { brand, replenish_id } = replenishment;
  return `http://${brand}.localhost:${port}/replenishGoods?replenish_id=${replenish_id}`;
}
