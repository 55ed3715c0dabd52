import { styled } from '../terminal/style.mjs';

/**
 * A shop of the sandbox.
 * @typedef {object} Shop
 * @property {string} brand
 * @property {readonly { readonly area: string, readonly version: string }[]} areas with the version of
 * the storefront in each, `new` or `legacy`
 * @property {string} signIn an account
 * @property {string | null} replenishId of a payment for another player; null if there is none
 */

/**
 * Returns the message of `npm start`: links to the shops, with their version and an account for each, and
 * one to a payment for another player. A brand that sells in several areas has a link for each of them.
 *
 * @param {number} port
 * @param {readonly Shop[]} shops
 * @returns {string} several lines
 */
export function welcome(port, shops) {
  const sorted = [...shops].sort((one, other) => one.brand.localeCompare(other.brand));
  const all = [
    {
      label: 'console',
      link: `http://localhost:${port}/`,
      remark: 'orders, accounts, faults, clock',
    },
    ...sorted.flatMap((shop) => shopLinks(port, shop)),
    ...sorted.flatMap((shop) => replenishmentLinks(port, shop)).slice(0, 1),
  ];
  const labelWidth = Math.max(...all.map(({ label }) => label.length));
  const linkWidth = Math.max(...all.map(({ link }) => link.length));
  return [
    '',
    styled('bold', 'The shop is running. Press Ctrl+C to stop it.'),
    '',
    ...all.map(({ label, link, remark }) =>
      line(label.padEnd(labelWidth), link.padEnd(linkWidth), remark),
    ),
    '',
    'Sign in with the account next to the link. No real money is charged.',
    '',
  ].join('\n');
}

/**
 * @param {number} port
 * @param {Shop} shop
 */
function shopLinks(port, { brand, areas, signIn }) {
  const home = `http://${brand}.localhost:${port}/`;
  return areas.map(({ area, version }, index) => {
    const account = index === 0 ? `, ${signIn}` : '';
    return {
      label: index === 0 ? brand : '',
      link: areas.length < 2 ? home : `${home}?domain_area=${area}`,
      remark: `${version === 'legacy' ? 'old' : 'new'} version${account}`,
    };
  });
}

/**
 * @param {number} port
 * @param {Shop} shop
 */
function replenishmentLinks(port, { brand, replenishId }) {
  if (replenishId === null) return [];
  const link = `http://${brand}.localhost:${port}/replenishGoods?replenish_id=${replenishId}`;
  return [{ label: 'replenishment', link, remark: 'paying for another player' }];
}

/**
 * @param {string} label
 * @param {string} link
 * @param {string} remark
 */
function line(label, link, remark) {
  return `  ${label}  ${styled('cyan', link)}  ${styled('dim', remark)}`.trimEnd();
}
