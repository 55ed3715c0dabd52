import { describe, expect, it } from 'vitest';
import { createReporter } from './create-reporter';

const context = { host: 'shop.nova.example', brand: 'nova', version: 'new', language: 'en' };
const failure = { kind: 'failed', call: 'channelList', reason: 'timeout', attempts: 3 } as const;

interface Sent {
  readonly url: string;
  readonly body: string;
}

/** A host that takes reports; `written` lets the client write what it was given, and reads it. */
function aHost(answer = () => Promise.resolve(new Response('{}'))) {
  const sent: Sent[] = [];
  const report = createReporter({
    host: 'http://track.localhost:4000',
    context: () => context,
    fetch: (url, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      sent.push({ url: url instanceof Request ? url.url : String(url), body });
      return answer();
    },
  });
  const written = async (): Promise<readonly Sent[]> => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return sent;
  };
  return { report, written };
}

/** What a request reports: the last line of its envelope. */
function reportIn({ body }: Sent): unknown {
  return JSON.parse(body.split('\n').at(-1) ?? '');
}

describe('a report', () => {
  it('of a call that nobody answered says which, why and where (spec §8)', async () => {
    const { report, written } = aHost();
    report({ kind: 'call-failed', failure });
    const [sent, ...others] = await written();
    expect(others).toEqual([]);
    expect(sent?.url).toMatch(
      /^http:\/\/track\.localhost:4000\/api\/1\/envelope\/\?.*sentry_key=nova/,
    );
    expect(sent && reportIn(sent)).toMatchObject({
      level: 'error',
      message: 'channelList: timeout',
      tags: { call: 'channelList', reason: 'timeout', attempts: 3, ...context },
    });
  });

  it('of a mistake says its kind and place, not its words', async () => {
    const { report, written } = aHost();
    report({ kind: 'exception', error: new RangeError('https://a.test/?oauth_token=CANARY') });
    const [sent] = await written();
    expect(sent && reportIn(sent)).toMatchObject({
      tags: context,
      exception: { values: [{ type: 'RangeError' }] },
    });
    expect(JSON.stringify(sent)).not.toMatch(/CANARY|oauth_token/);
  });

  it('is not made of what is no error', async () => {
    const { report, written } = aHost();
    for (const error of ['CANARY', { password: 'CANARY' }, null, undefined])
      report({ kind: 'exception', error });
    expect(await written()).toEqual([]);
  });

  it('asks for no address of the player to be added where it arrives', async () => {
    const { report, written } = aHost();
    report({ kind: 'call-failed', failure });
    const [sent] = await written();
    expect(sent && reportIn(sent)).toMatchObject({ sdk: { settings: { infer_ip: 'never' } } });
  });
});

it('a page that fails in a circle reports twenty times', async () => {
  const { report, written } = aHost();
  for (let round = 0; round < 30; round += 1) report({ kind: 'call-failed', failure });
  expect(await written()).toHaveLength(20);
});

it('a report that does not arrive is not sent again, and nobody learns of it', async () => {
  const { report, written } = aHost(() => Promise.reject(new TypeError('Failed to fetch')));
  report({ kind: 'call-failed', failure });
  expect(await written()).toHaveLength(1);
});
