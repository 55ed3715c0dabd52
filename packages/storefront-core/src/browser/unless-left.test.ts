// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { unlessLeft } from './unless-left';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

/** What a file came to that is lost, if `event` occurs on the page so long after that. */
async function outcomeAfter(event: string, ms: number): Promise<unknown> {
  let outcome: unknown = 'nothing';
  unlessLeft(Promise.reject(new TypeError('Importing a module script failed.'))).catch(
    (error: unknown) => {
      outcome = error;
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

it('hands over what is loaded at once', async () => {
  expect(await unlessLeft(Promise.resolve('code'))).toBe('code');
});

it('says that a file is lost while the player stays', async () => {
  expect(await outcomeAfter('focus', 0)).toBeInstanceOf(TypeError);
});

it('says nothing if the player begins to leave soon after', async () => {
  expect(await outcomeAfter('beforeunload', 900)).toBe('nothing');
});

it('says nothing if the player has begun to leave before the file is cancelled', async () => {
  let cancel = (): void => undefined;
  const loading = new Promise<never>((_, reject) => {
    cancel = () => {
      reject(new TypeError('error loading dynamically imported module'));
    };
  });
  const said = vi.fn();
  unlessLeft(loading).catch(said);
  window.dispatchEvent(new Event('beforeunload'));
  cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).not.toHaveBeenCalled();
});

it('listens for as long as something is loading', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const types = (calls: readonly (readonly unknown[])[]): unknown[] => calls.map(([type]) => type);
  await unlessLeft(Promise.resolve('code'));
  expect(types(removed.mock.calls)).toEqual(types(added.mock.calls));
  expect(types(added.mock.calls)).toContain('beforeunload');
});
