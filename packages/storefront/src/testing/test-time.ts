import { type PageTime, createPageTime } from '../time';

/** Time of a page on which all clocks agree, and no server is asked. */
export function createTestTime(now: () => number, page = 'page'): PageTime {
  const askServer = (): Promise<null> => Promise.resolve(null);
  return createPageTime({ page, count: now, deviceNow: now, askServer });
}
