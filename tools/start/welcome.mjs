import { styled } from '../terminal/style.mjs';

/**
 * A shop of the sandbox: its brand, the areas it sells in, and an account.
 * @typedef {{ brand: string, areas: readonly string[], signIn: string }} Shop
 */

/**
 * Returns the message of `npm start`: links to the shops, with an account for each. A brand that sells in
 * several areas has a link for each of them.
 *
 * @param {number} port
 * @param {readonly Shop[]} shops
 * @returns {string} several lines
 */
export function welcome(port, shops) {
  const links = [...shops]
    .sort((one, other) => one.brand.localeCompare(other.brand))
    .flatMap(({ brand, areas, signIn }) => {
      const home = `http://${brand}.localhost:${port}/`;
      if (areas.length < 2) return [{ label: brand, link: home, remark: signIn }];
      return areas.map((area, index) => ({
        label: index === 0 ? brand : '',
        link: `${home}?domain_area=${area}`,
        remark: index === 0 ? signIn : '',
      }));
    });
  const all = [
    {
      label: 'console',
      link: `http://localhost:${port}/`,
      remark: 'orders, accounts, faults, clock',
    },
    ...links,
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
 * @param {string} label
 * @param {string} link
 * @param {string} remark
 */
function line(label, link, remark) {
  return `  ${label}  ${styled('cyan', link)}  ${styled('dim', remark)}`.trimEnd();
}
