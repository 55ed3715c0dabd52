import { describe, expect, it } from 'vitest';
import { StartFailed } from '../start-failure';
import { type ReporterOptions, createReporter } from './create-reporter';

const context = {
  ...{ host: 'shop.nova.example', brand: 'nova', version: 'new', language: 'en' },
  page: '/selectGoods',
};
const track = 'http://track.localhost:4000';
const dsn = 'https://0123456789abcdef@errors.example:8443/sentry/42';
const failure = { kind: 'failed', call: 'channelList', reason: 'timeout', attempts: 3 } as const;

interface Sent {
  readonly url: string;
  readonly body: string;
}

/** A host that takes reports; `written` waits for the client to send them and returns them. */
function aHost({
  answer = () => Promise.resolve(new Response('{}')),
  hosts = { track },
}: {
  readonly answer?: () => Promise<Response>;
  readonly hosts?: ReporterOptions['hosts'];
} = {}) {
  const sent: Sent[] = [];
  const report = createReporter({
    hosts,
    environment: 'demo',
    release: 'storefront-new@1.2.0',
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

/** Returns the report of a request: the last line of its envelope. */
function reportIn({ body }: Sent): unknown {
  return JSON.parse(body.split('\n').at(-1) ?? '');
}

describe('a report', () => {
  it('names a call without an answer, the reason and the page (spec §8)', async () => {
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

  it('names the release and the environment, by which a team finds source maps and filters', async () => {
    const { report, written } = aHost();
    report({ kind: 'call-failed', failure });
    const [sent] = await written();
    expect(sent && reportIn(sent)).toMatchObject({
      release: 'storefront-new@1.2.0',
      environment: 'demo',
    });
  });

  it('goes to the project of the DSN if the shop has one, and nowhere else', async () => {
    const { report, written } = aHost({ hosts: { track, errorReports: dsn } });
    report({ kind: 'call-failed', failure });
    const [sent, ...others] = await written();
    expect(others).toEqual([]);
    expect(sent?.url).toMatch(
      /^https:\/\/errors\.example:8443\/sentry\/api\/42\/envelope\/\?.*sentry_key=0123456789abcdef/,
    );
  });

  it('contains type and stack of an error, not its message', async () => {
    const { report, written } = aHost();
    report({ kind: 'exception', error: new RangeError('https://a.test/?oauth_token=CANARY') });
    const [sent] = await written();
    expect(sent && reportIn(sent)).toMatchObject({
      tags: context,
      exception: { values: [{ type: 'RangeError' }] },
    });
    expect(JSON.stringify(sent)).not.toMatch(/CANARY|oauth_token/);
  });

  it('says that the shop did not start in an earlier page, and why', async () => {
    const { report, written } = aHost();
    report({ kind: 'exception', error: new StartFailed('TypeError') });
    const [sent] = await written();
    expect(sent && reportIn(sent)).toMatchObject({
      level: 'error',
      message: 'start: TypeError',
      tags: { reason: 'TypeError', ...context },
    });
  });

  it('is not sent for a thrown value that is not an error', async () => {
    const { report, written } = aHost();
    for (const error of ['CANARY', { password: 'CANARY' }, null, undefined])
      report({ kind: 'exception', error });
    expect(await written()).toEqual([]);
  });

  it('asks the receiver not to add the IP address of the player', async () => {
    const { report, written } = aHost();
    report({ kind: 'call-failed', failure });
    const [sent] = await written();
    expect(sent && reportIn(sent)).toMatchObject({ sdk: { settings: { infer_ip: 'never' } } });
  });
});

it('sends at most twenty reports of a page that fails in a loop', async () => {
  const { report, written } = aHost();
  for (let round = 0; round < 30; round += 1) report({ kind: 'call-failed', failure });
  expect(await written()).toHaveLength(20);
});

it('does not retry a report that fails, and does not throw', async () => {
  const { report, written } = aHost({
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  report({ kind: 'call-failed', failure });
  expect(await written()).toHaveLength(1);
});
