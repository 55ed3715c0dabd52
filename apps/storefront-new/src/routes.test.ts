import { type EventSource, eventSources } from '@shop/storefront/tracking';
import { expect, it } from 'vitest';
import { entryPath, routes } from './routes';

it.each([
  ['/', '/selectGoods'],
  ['/selectGame', '/selectGoods'],
  ['/selectGame/', '/selectGoods'],
  ['/layoutGame', '/selectGoods'],
  ['/result', '/selectGoods'],
  ['/selectGoods', '/selectGoods'],
  ['/my', '/my'],
  ['/selectgame', '/selectgame'],
  ['/anything/else', '/anything/else'],
])('a visit to %s begins on %s (spec §2)', (path, begins) => {
  expect(entryPath(path)).toBe(begins);
});

it('has no page whose event is not sent (spec §9)', () => {
  const sources = Object.entries<EventSource>(eventSources);
  const paths: readonly string[] = Object.values(routes);
  const missing = sources.filter(
    ([, source]) => source.kind === 'no-page' && paths.includes(source.path),
  );
  expect(missing).toEqual([]);
});
