import { styled } from '../terminal/style.mjs';

/** @typedef {{ brand: string, username: string, password: string }} Account */

/**
 * Returns the message of `npm start`: links to the shops, with an account for each.
 *
 * @param {number} port
 * @param {readonly Account[]} accounts the sandbox's test accounts; only the first of each brand is shown
 * @returns {string} several lines
 */
export function welcome(port, accounts) {
  const brands = [...new Set(accounts.map((account) => account.brand))].sort();
  const width = Math.max(...brands.map((brand) => brand.length), 'console'.length);
  const lines = brands.map((brand) => {
    const account = accounts.find((candidate) => candidate.brand === brand);
    const signIn = account === undefined ? '' : `${account.username} / ${account.password}`;
    return line(brand.padEnd(width), `http://${brand}.localhost:${port}/`, signIn);
  });
  return [
    '',
    styled('bold', 'The shop is running. Press Ctrl+C to stop it.'),
    '',
    line('console'.padEnd(width), `http://localhost:${port}/`, 'orders, accounts, faults, clock'),
    ...lines,
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
