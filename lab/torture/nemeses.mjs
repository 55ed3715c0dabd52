import { setTimeout as wait } from 'node:timers/promises';
import { timeLimitMs } from './history.mjs';
import { below, pick, shuffle } from './random.mjs';

/** Attacks that even a short run has to include. */
export const essential = ['kill instances', 'kill database', 'late webhooks'];

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

/** Waits as long as something stays broken: mostly about a second, at times longer than any time limit. */
const hold = () => wait(200 + below(Math.random() < 0.15 ? 6_000 : 1_000));

/** Has the sandboxes spoil some of their answers for a while. */
async function spoil(instances, path, kinds) {
  for (const instance of instances)
    for (const fault of shuffle(kinds).slice(0, 3)) {
      const body = { host: 'api.localhost', path, times: 1 + below(4), ...fault };
      await instance.control('faults', { method: 'POST', body });
    }
  await wait(500 + below(1_000));
  for (const instance of instances) await instance.control('faults', { method: 'DELETE' });
}

/** Returns all attacks by their names. Each resolves when it is over and everything is as before. */
export const nemesesOf = ({ instances, database, history }) => ({
  async 'kill instances'() {
    const victims = shuffle(instances).slice(0, 1 + below(instances.length));
    await Promise.all(victims.map((victim) => victim.kill()));
    await hold();
    for (const victim of victims) victim.start();
  },
  async 'freeze an instance'() {
    const victim = pick(instances);
    victim.signal('SIGSTOP');
    await hold();
    victim.signal('SIGCONT');
  },
  'kill database': () => database.kill(),
  async 'freeze database'() {
    const thaw = database.freeze();
    await hold();
    thaw();
  },
  // Before the request has arrived, while it is worked on, or in the middle of the answer.
  async 'cut connections'() {
    history.waitFor(() => below(40));
    await hold();
    history.waitFor(() => timeLimitMs);
  },
  faults: () => spoil(instances, '/api', faults),
  'late webhooks': () => spoil(instances, '/webhooks', webhookFaults),
  async 'clock steps'() {
    const body = { advance_s: pick(steps) };
    await pick(instances).control('clock', { method: 'POST', body });
    // Until the other instances have noticed.
    await wait(1_500);
  },
});
