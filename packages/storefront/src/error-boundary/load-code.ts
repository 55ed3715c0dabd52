import { askServerTime } from '../browser';

/** Each page, by the function that reloads it, on which code could not be loaded. */
const failedBefore = new WeakSet<() => void>();

/**
 * Loads code that the player has asked for; rejects if that fails, so that the caller can say so. If it
 * fails again on the same page although the server answers, the page is reloaded: browsers older than
 * 2026 remember a failed import, and would repeat the failure at each press.
 */
export async function loadCode<Code>(reload: () => void, load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (failedBefore.has(reload) && (await askServerTime()) !== null) reload();
    failedBefore.add(reload);
    throw error;
  }
}
