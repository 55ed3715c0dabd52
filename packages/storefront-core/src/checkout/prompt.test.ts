import { expect, it } from 'vitest';
import { createPrompt } from './prompt';

it('stays open until the player ends it', async () => {
  const prompt = createPrompt<string, string>('dismissed');
  let changes = 0;
  prompt.subscribe(() => {
    changes += 1;
  });
  const ended = prompt.show('first');
  expect(prompt.current()?.subject).toBe('first');
  prompt.current()?.end('done');
  expect(await ended).toBe('done');
  expect([prompt.current(), changes]).toEqual([null, 2]);
});

it('dismisses the open subject when it shows another, which the first cannot end', async () => {
  const prompt = createPrompt<string, string>('dismissed');
  const first = prompt.show('first');
  const before = prompt.current();
  void prompt.show('second');
  expect(await first).toBe('dismissed');
  before?.end('done');
  expect(prompt.current()?.subject).toBe('second');
});
