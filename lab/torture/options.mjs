import { parseArgs } from 'node:util';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';

/** The text of `--help`. */
export const usage = `Attacks a sandbox and checks what it promised.

  --minutes <n>     how long players buy under attack (2), or
  --seconds <n>
  --short           8 seconds with few players, as in CI
  --database <kind> embedded (default), postgres, pgbouncer, or standby: a primary with a
                    standby that is promoted; all but the first need Debian's packages
  --seed <n>        repeats the choices of a run
  --players <n>     8
`;

const kinds = ['embedded', 'postgres', 'pgbouncer', 'standby'];
const shortRun = { seconds: 8, players: 6 };
const longRun = { seconds: 120, players: 8 };
const maxSeconds = 3600;

function positive(name, text) {
  const number = Number(text);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new PlainFailure(`--${name} must be a number above 0, not "${text}".`);
}

function readKind(text) {
  const kind = kinds.find((one) => one === text);
  if (kind !== undefined) return kind;
  throw new PlainFailure(`--database must be one of ${kinds.join(', ')}, not "${text}".`);
}

/**
 * Reads the options of the command line; null if help is asked for.
 *
 * @throws {PlainFailure} for an unknown option or value
 */
export function readOptions(args, defaultSeed) {
  const { values } = parse(args);
  if (values.help) return null;
  const base = values.short ? shortRun : longRun;
  const { minutes, seconds, seed, players } = values;
  const fromMinutes = minutes === undefined ? base.seconds : positive('minutes', minutes) * 60;
  const length = seconds === undefined ? fromMinutes : positive('seconds', seconds);
  if (length > maxSeconds) throw new PlainFailure('A run lasts at most an hour.');
  return {
    seconds: length,
    database: readKind(values.database),
    seed: seed === undefined ? defaultSeed : Math.floor(positive('seed', seed)),
    players: players === undefined ? base.players : Math.floor(positive('players', players)),
  };
}

function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string' },
        seconds: { type: 'string' },
        short: { type: 'boolean', default: false },
        database: { type: 'string', default: 'embedded' },
        seed: { type: 'string' },
        players: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new PlainFailure(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}
