// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkoutBrowser } from './checkout-browser';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a browser', () => {
  it('makes keys that are UUIDs, without the function that only new browsers and https have', () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const keys = Array.from({ length: 200 }, () => checkoutBrowser(window).newKey());
    for (const key of keys)
      expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps what is to outlast the page, in every tab', () => {
    expect(checkoutBrowser(window).storage).toBe(localStorage);
  });

  it('has no storage where it is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(checkoutBrowser(window).storage).toBeNull();
  });

  it('runs a timer once, unless it is stopped', () => {
    vi.useFakeTimers();
    const { startTimer } = checkoutBrowser(window);
    const run = vi.fn();
    startTimer(run, 1_000);
    startTimer(run, 1_000)();
    vi.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a player who returns', () => {
  it.each([
    ['from another window', () => window.dispatchEvent(new Event('focus'))],
    ['from another app', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['by a step back', () => window.dispatchEvent(new Event('pageshow'))],
    ['with the network', () => window.dispatchEvent(new Event('online'))],
    ['while another tab has bought', () => window.dispatchEvent(new StorageEvent('storage'))],
  ])('is noticed %s, until that is stopped', (_name, happens) => {
    const run = vi.fn();
    const stop = checkoutBrowser(window).onReturn(run);
    happens();
    expect(run).toHaveBeenCalledTimes(1);
    stop();
    happens();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is not noticed in a page that is out of sight', () => {
    const run = vi.fn();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const stop = checkoutBrowser(window).onReturn(run);
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    expect(run).not.toHaveBeenCalled();
  });
});
