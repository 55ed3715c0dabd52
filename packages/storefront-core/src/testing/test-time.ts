import { type PageTime, createPageTime } from '../time';

/** Creates a page time whose clocks all agree and that asks no server. */
export function createTestTime(now: () => number, page = 'page'): PageTime {
  const askServer = (): Promise<null> => Promise.resolve(null);
  return createPageTime({ page, count: now, deviceNow: now, askServer });
}
