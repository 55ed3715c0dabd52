import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Semaphore, createSemaphore } from './semaphore';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns whether a promise has settled. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve(false)]);
}

/** Runs tasks that end when they are finished by the test. */
function tasksOf(semaphore: Semaphore) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    run: async (name: string) =>
      semaphore.run(async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      }),
    finish: (name: string) => ends.get(name)?.(),
  };
}

it('limits running tasks, starts the others in order, and rejects tasks when too many wait', async () => {
  const tasks = tasksOf(createSemaphore({ maxConcurrent: 2, maxWaiting: 2, maxWaitMs: 1_000 }));
  const runs = ['a', 'b', 'c', 'd'].map(tasks.run);
  expect(await tasks.run('e')).toBeNull();
  expect(tasks.started).toEqual(['a', 'b']);
  for (const name of ['b', 'a', 'c', 'd']) {
    tasks.finish(name);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(tasks.started).toEqual(['a', 'b', 'c', 'd']);
  expect(await Promise.all(runs)).toEqual(['a', 'b', 'c', 'd']);
});

it('rejects a task that has waited too long, while a running one takes as long as it needs', async () => {
  const tasks = tasksOf(createSemaphore({ maxConcurrent: 1, maxWaiting: 2, maxWaitMs: 1_000 }));
  const slow = tasks.run('slow');
  const early = tasks.run('early');
  await vi.advanceTimersByTimeAsync(500);
  const late = tasks.run('late');
  await vi.advanceTimersByTimeAsync(499);
  expect(await settled(early)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await early).toBeNull();

  tasks.finish('slow');
  await vi.advanceTimersByTimeAsync(0);
  expect(tasks.started).toEqual(['slow', 'late']);
  await vi.advanceTimersByTimeAsync(60_000);
  tasks.finish('late');
  expect(await Promise.all([slow, late])).toEqual(['slow', 'late']);
});

it('rejects a task at once while the first in the queue has waited half of the time', async () => {
  const tasks = tasksOf(createSemaphore({ maxConcurrent: 1, maxWaiting: 9, maxWaitMs: 1_000 }));
  const runs = [tasks.run('a'), tasks.run('b')];
  await vi.advanceTimersByTimeAsync(400);
  runs.push(tasks.run('c'));
  await vi.advanceTimersByTimeAsync(101);
  expect(await tasks.run('d')).toBeNull();

  tasks.finish('a');
  await vi.advanceTimersByTimeAsync(0);
  runs.push(tasks.run('e'));
  for (const name of ['b', 'c', 'e']) {
    tasks.finish(name);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await Promise.all(runs)).toEqual(['a', 'b', 'c', 'e']);
});

/** Expects that a task is rejected already, without waiting for one that is not. */
async function expectRejected(run: Promise<unknown> | undefined): Promise<void> {
  const results: unknown[] = [];
  void run?.then((result) => results.push(result));
  await vi.advanceTimersByTimeAsync(0);
  expect(results).toEqual([null]);
}

it('rejects tasks sooner while others have been waiting without a break, until none wait', async () => {
  const standing = { afterMs: 500, maxWaitMs: 200, minWaiting: 0 };
  const limits = { maxConcurrent: 1, maxWaiting: 9, maxWaitMs: 4_000, standing };
  const tasks = tasksOf(createSemaphore(limits));
  const finish = async (name: string) => {
    tasks.finish(name);
    await vi.advanceTimersByTimeAsync(0);
  };
  const runs = ['a', 'b', 'c'].map(tasks.run);
  await vi.advanceTimersByTimeAsync(499);
  runs.push(tasks.run('d'));
  await finish('a');
  await vi.advanceTimersByTimeAsync(2);
  await expectRejected(tasks.run('e'));

  await finish('b');
  runs.push(tasks.run('f'));
  await finish('d');
  await expectRejected(runs[2]);
  expect(tasks.started).toEqual(['a', 'b', 'd', 'f']);
  await finish('f');
  runs.push(tasks.run('g'), tasks.run('h'));
  await vi.advanceTimersByTimeAsync(499);
  runs.push(tasks.run('i'));
  for (const name of ['g', 'h', 'i']) await finish(name);
  expect(await Promise.all(runs)).toEqual(['a', 'b', null, 'd', 'f', 'g', 'h', 'i']);
});

it('goes on to reject tasks sooner when all that waited have been rejected', async () => {
  const standing = { afterMs: 500, maxWaitMs: 200, minWaiting: 0 };
  const limits = { maxConcurrent: 1, maxWaiting: 9, maxWaitMs: 4_000, standing };
  const tasks = tasksOf(createSemaphore(limits));
  const first = tasks.run('first');
  const late = tasks.run('late');
  await vi.advanceTimersByTimeAsync(501);
  tasks.finish('first');
  await expectRejected(late);

  const runs = ['a', 'b'].map(tasks.run);
  await vi.advanceTimersByTimeAsync(101);
  await expectRejected(tasks.run('c'));
  for (const name of ['a', 'b']) {
    tasks.finish(name);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await Promise.all([first, ...runs])).toEqual(['first', 'a', 'b']);
});

it('frees the place of a task that fails', async () => {
  const semaphore = createSemaphore({ maxConcurrent: 1, maxWaiting: 0, maxWaitMs: 0 });
  await expect(semaphore.run(async () => Promise.reject(new Error('lost')))).rejects.toThrow(
    'lost',
  );
  expect(await semaphore.run(async () => Promise.resolve('next'))).toBe('next');
});

it('leaves a standing queue alone while it is short', async () => {
  const standing = { afterMs: 500, maxWaitMs: 200, minWaiting: 2 };
  const limits = { maxConcurrent: 1, maxWaiting: 9, maxWaitMs: 4_000, standing };
  const tasks = tasksOf(createSemaphore(limits));
  const runs = ['a', 'b', 'c'].map(tasks.run);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const name of ['a', 'b', 'c']) {
    tasks.finish(name);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await Promise.all(runs)).toEqual(['a', 'b', 'c']);
});
