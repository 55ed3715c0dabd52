import { expect, it } from 'vitest';
// What the first report fetches is there already: nothing is waited for.
import '../error-reports';
import { createTroubleReport } from './report-trouble';

const failure = { kind: 'failed', call: 'goodsList', reason: 'network', attempts: 3 } as const;

it('trouble is reported in its order, by a reporter that the first of it brings', async () => {
  const sent: string[] = [];
  const report = createTroubleReport({
    host: 'http://track.localhost:4000',
    surroundings: () => ({ host: 'shop', brand: 'nova', version: 'new', language: 'en' }),
    fetch: (_, init) => {
      sent.push(typeof init?.body === 'string' ? init.body : '');
      return Promise.resolve(new Response('{}'));
    },
  });
  report({ kind: 'call-failed', failure });
  report({ kind: 'exception', error: new TypeError('x') });
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toContain('goodsList: network');
  expect(sent[1]).toContain('TypeError');
});
