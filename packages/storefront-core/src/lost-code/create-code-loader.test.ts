import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LossCause } from './cause-of-loss';
import { type CodeLoader, createCodeLoader } from './create-code-loader';

const notFetched = new TypeError(
  'Failed to fetch dynamically imported module: https://a.example/1',
);
const lost = (): Promise<string> => Promise.reject(notFetched);
const broken = (): Promise<string> => Promise.reject(new SyntaxError('Unexpected token'));
const found = (): Promise<string> => Promise.resolve('code');
const hung = (): Promise<never> => new Promise(() => undefined);

/** A page whose code is lost for one cause. */
function page(cause: LossCause, { isLeft = false } = {}) {
  const report = vi.fn();
  const reload = vi.fn();
  const code = createCodeLoader({
    causeOf: () => Promise.resolve(cause),
    unlessLeft: async (loading) => {
      try {
        return await loading;
      } catch (error) {
        if (isLeft) await hung();
        throw error;
      }
    },
    report,
    reload,
  });
  return { code, report, reload };
}

/** Presses something. Returns why it is not there; null if it is. */
async function press(code: CodeLoader, load = lost): Promise<unknown> {
  const loading = code.load(load).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.cause : error),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  return loading;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('the loader of code', () => {
  it.each([
    ['missed', 1],
    ['slow', 1],
    ['renewed', 1],
    ['network', 0],
    ['unsupported', 0],
  ] as const)(
    'says that code is lost for %s, and reloads at the next press %d times',
    async (...row) => {
      const [cause, times] = row;
      const { code, reload } = page(cause);
      expect(await press(code)).toBe(cause);
      expect(reload).not.toHaveBeenCalled();
      expect(await press(code)).toBe(cause);
      expect(reload).toHaveBeenCalledTimes(times);
    },
  );

  it('counts all files of one press as one', async () => {
    const { code, reload } = page('missed');
    await Promise.all([press(code), press(code)]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reports each cause once', async () => {
    const { code, report } = page('renewed');
    await press(code);
    await press(code);
    expect(report.mock.calls).toEqual([['renewed']]);
  });

  it('says nothing of what leaving the page has cancelled', async () => {
    const { code, report } = page('missed', { isLeft: true });
    const told = vi.fn();
    code.load(lost).catch(told);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it('gives up what has not come in ten seconds', async () => {
    const { code } = page('slow');
    expect(await press(code, hung)).toBe('slow');
    expect(await press(code, found)).toBeNull();
  });

  it('says nothing of what was not asked for, and does not count it', async () => {
    const { code, reload, report } = page('missed');
    await expect(code.ahead(lost)).rejects.toBe(notFetched);
    await press(code);
    await expect(code.ahead(lost)).rejects.toBe(notFetched);
    expect(report.mock.calls).toEqual([['missed']]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not import again after code that this browser cannot run', async () => {
    const { code, report } = page('unsupported');
    await expect(code.ahead(broken)).rejects.toMatchObject({ cause: 'unsupported' });
    expect(report.mock.calls).toEqual([['unsupported']]);
    const load = vi.fn(found);
    expect(await press(code, load)).toBe('unsupported');
    await expect(code.ahead(load)).rejects.toMatchObject({ cause: 'unsupported' });
    expect(load).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledOnce();
  });
});
