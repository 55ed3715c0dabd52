import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { field, list } from '../test/json.mjs';

/**
 * A page to look at, and what an environment says of it.
 * @typedef {{ url: string, expected: { brand: string, environment: string, api: readonly string[] } | null }} Target
 */

/**
 * What to look at.
 * @typedef {object} Smoke
 * @property {readonly Target[]} targets
 * @property {string | null} connect
 * @property {boolean} hasBackEnd
 * @property {{ username: string, password: string, channel: string } | null} buyer
 */

/** The help of the command. */
export const usage = `npm run smoke -- --base <address> | --environment <name> [options]

  --base         the address of a shop, such as https://shop.nova.example/; may be repeated
  --environment  a file of environments/, or the path of another one (.json): every host of pages in it; may be repeated
  --connect      the address of a server that answers for all of them, before DNS leads to it
  --no-back-end  there is no API yet, so that no goods can be seen
  --channel      the payment channel that is chosen (default: PayPal)

With SMOKE_ACCOUNT and SMOKE_PASSWORD in the environment, this account presses Buy at each shop of the new version, up to
the page of the provider.`;

/**
 * Reads the arguments of the command.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @returns {Smoke | 'help'}
 * @throws {PlainFailure} that says what is wrong with them
 */
export function readTargets(args, variables) {
  const values = parsed(args);
  if (values.help === true) return 'help';
  const { base = [], environment = [], connect, channel = 'PayPal' } = values;
  const targets = [
    ...base.map((url) => ({ url: `${originOf(url, '--base')}/`, expected: null })),
    ...environment.flatMap(targetsOf),
  ];
  if (targets.length === 0) throw new PlainFailure(usage);
  const { SMOKE_ACCOUNT: username = '', SMOKE_PASSWORD: password = '' } = variables;
  if ((username === '') !== (password === ''))
    throw new PlainFailure('Set both SMOKE_ACCOUNT and SMOKE_PASSWORD, or none.');
  return {
    targets,
    connect: connect === undefined ? null : originOf(connect, '--connect'),
    hasBackEnd: values['no-back-end'] !== true,
    buyer: username === '' ? null : { username, password, channel },
  };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: { type: 'string', multiple: true },
        environment: { type: 'string', multiple: true },
        connect: { type: 'string' },
        'no-back-end': { type: 'boolean' },
        channel: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new PlainFailure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/**
 * @param {string} given
 * @param {string} option
 */
function originOf(given, option) {
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return new URL(given).origin;
  throw new PlainFailure(`${option} is "${given}"; it is written like https://shop.nova.example/.`);
}

/**
 * Returns the pages of an environment.
 *
 * @param {string} name
 * @returns {readonly Target[]}
 */
function targetsOf(name) {
  const file = name.endsWith('.json') ? name : join(repository, 'environments', `${name}.json`);
  if (!existsSync(file)) throw new PlainFailure(`There is no ${file}.`);
  /** @type {unknown} */
  const environment = JSON.parse(readFileSync(file, 'utf8'));
  const brands = field(environment, 'brands');
  if (typeof brands !== 'object' || brands === null)
    throw new PlainFailure(`${file} has no brands.`);
  return Object.entries(brands).flatMap(([brand, shop]) => {
    const api = list(shop, 'api').map((host) => `https://${String(host)}`);
    const expected = { brand, environment: file.replace(/^.*[/\\]|\.json$/g, ''), api };
    return list(shop, 'pages').map((host) => ({ url: `https://${String(host)}/`, expected }));
  });
}
