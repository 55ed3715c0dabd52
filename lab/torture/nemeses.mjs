import { setTimeout as wait } from 'node:timers/promises';
import { timeLimitMs } from './history.mjs';
import { below, pick, shuffle } from './random.mjs';

/**
 * An attack. `strike` resolves when it is over and everything is as before; `isEssential` if even a short run has to
 * include it.
 * @typedef {{ name: string, isEssential?: boolean, strike: () => Promise<void> }} Nemesis
 */

/** Waits as long as something stays broken: mostly about a second, at times longer than any time limit. */
const hold = () => wait(200 + below(Math.random() < 0.15 ? 6_000 : 1_000));

/** Kills and freezes instances and the database, and breaks the connections of players. */
function brokenParts({ instances, database, history }) {
  return [
    {
      name: 'kill instances',
      isEssential: true,
      async strike() {
        const victims = shuffle(instances).slice(0, 1 + below(instances.length));
        await Promise.all(victims.map((victim) => victim.kill()));
        await hold();
        for (const victim of victims) victim.start();
      },
    },
    {
      name: 'freeze an instance',
      async strike() {
        const victim = pick(instances);
        victim.signal('SIGSTOP');
        await hold();
        victim.signal('SIGCONT');
      },
    },
    {
      name: 'kill database',
      isEssential: true,
      strike: async () => database.kill(),
    },
    {
      name: 'freeze database',
      async strike() {
        const thaw = database.freeze();
        await hold();
        thaw();
      },
    },
    {
      name: 'cut connections',
      // Before the request has arrived, while it is worked on, or in the middle of the answer.
      async strike() {
        history.waitFor(() => below(40));
        await hold();
        history.waitFor(() => timeLimitMs);
      },
    },
  ];
}

const faults = [
  { kind: 'down' },
  { kind: 'down', value: 'after' },
  { kind: 'down', value: 'after' },
  { kind: 'truncated' },
  { kind: 'html' },
  { kind: 'slow', value: 700 },
  { kind: 'status', value: 502 },
  { kind: 'code', value: -5000 },
];

/** Webhooks that are slow, lost, or processed without the provider hearing of it. */
const webhookFaults = [...faults.slice(0, 3), { kind: 'slow', value: 1_500 }];

const minute = 60;
const day = 24 * 60 * minute;
/** In seconds. Half an hour lets payments expire, a day sign-ins, eight days weekly coupons return. */
const steps = [31 * minute, 31 * minute, 4 * minute, -4 * minute, -31 * minute, day, 8 * day];

/** Spoils answers and moves the clock. */
function controlled({ instances }) {
  const spoil = (name, path, kinds) => ({
    name,
    isEssential: path === '/webhooks',
    async strike() {
      for (const instance of instances)
        for (const fault of shuffle(kinds).slice(0, 3)) {
          const body = { host: 'api.localhost', path, times: 1 + below(4), ...fault };
          await instance.control('faults', { method: 'POST', body });
        }
      await wait(500 + below(1_000));
      for (const instance of instances) await instance.control('faults', { method: 'DELETE' });
    },
  });
  return [
    spoil('faults', '/api', faults),
    spoil('late webhooks', '/webhooks', webhookFaults),
    {
      name: 'clock steps',
      async strike() {
        const body = { advance_s: pick(steps) };
        await pick(instances).control('clock', { method: 'POST', body });
        // Until the other instances have noticed.
        await wait(1_500);
      },
    },
  ];
}

/** Returns all attacks on what a run consists of. */
export const nemesesOf = (scene) => [...brokenParts(scene), ...controlled(scene)];
