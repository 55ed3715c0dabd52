import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 10_000;

/**
 * Makes a control call over the direct way.
 *
 * @returns {Promise<unknown>} the parsed response; null if there was none
 */
export async function control({ port }, path, { method = 'GET', body } = {}) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/sandbox/${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const parsed = await response.json();
    return parsed;
  } catch {
    return null;
  }
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
const webhookFaults = faults.slice(0, 3).concat({ kind: 'slow', value: 1_500 });

const minute = 60;
const day = 24 * 60 * minute;
/** In seconds. Half an hour lets payments expire, a day sign-ins, eight days weekly limits return. */
const steps = [31 * minute, 31 * minute, 4 * minute, -4 * minute, -31 * minute, day, 8 * day];

/** Switches faults on and moves the clock. */
export function controlNemeses(instances) {
  const spoil = (name, path, kinds) => ({
    name,
    async strike(random) {
      for (const instance of instances)
        for (const fault of random.shuffle(kinds).slice(0, 3))
          await control(instance, 'faults', {
            method: 'POST',
            body: { host: 'api.localhost', path, times: 1 + random.below(4), ...fault },
          });
      await wait(500 + random.below(1_000));
      for (const instance of instances) await control(instance, 'faults', { method: 'DELETE' });
    },
  });
  return [
    spoil('faults', '/api', faults),
    spoil('late webhooks', '/webhooks', webhookFaults),
    {
      name: 'clock steps',
      async strike(random) {
        const body = { advance_s: random.pick(steps) };
        await control(random.pick(instances), 'clock', { method: 'POST', body });
        // Until the other instances have noticed.
        await wait(1_500);
      },
    },
  ];
}
