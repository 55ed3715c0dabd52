import { entryAddress } from '@shop/storefront-core/entry';
import { type EventSource, eventSources } from '@shop/storefront-core/tracking';
import { expect, it } from 'vitest';
import { routes } from './routes';

it.each([
  ['/', '/selectGoods'],
  ['/selectGame', '/selectGoods'],
  ['/layoutGame', '/selectGoods'],
  ['/result', '/selectGoods'],
  ['/activity', '/activity'],
  ['/my', '/my'],
  ['/notArea', '/notArea'],
  ['/@unknown', '/showError'],
])('a visit to %s begins on %s (spec §2)', (pathname, begins) => {
  expect(entryAddress({ pathname, search: '' }, {}, routes).pathname).toBe(begins);
});

it('has no page whose event is not sent (spec §9)', () => {
  const sources = Object.entries<EventSource>(eventSources);
  const paths: readonly string[] = Object.values(routes).flat();
  const missing = sources.filter(
    ([, source]) => source.kind === 'no-page' && paths.includes(source.path),
  );
  expect(missing).toEqual([]);
});
