import { expect, it } from 'vitest';
import { createShowing } from './prompt';

it('shows something until the player is done with it', async () => {
  const showing = createShowing<string, string>('left');
  let changes = 0;
  showing.subscribe(() => {
    changes += 1;
  });
  const ended = showing.show('first');
  expect(showing.current()?.subject).toBe('first');
  showing.current()?.end('done');
  expect(await ended).toBe('done');
  expect([showing.current(), changes]).toEqual([null, 2]);
});

it('what is shown next ends the one before, which cannot end the new one', async () => {
  const showing = createShowing<string, string>('left');
  const first = showing.show('first');
  const before = showing.current();
  void showing.show('second');
  expect(await first).toBe('left');
  before?.end('done');
  expect(showing.current()?.subject).toBe('second');
});
