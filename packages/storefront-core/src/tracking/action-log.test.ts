import { expect, it } from 'vitest';
import { createActionLog } from './action-log';

it('hands actions from before the listener over, each with the state it has led to', () => {
  const log = createActionLog<number>();
  log.add('first', 1);
  log.add('second', 2);
  const seen: [unknown, number][] = [];
  log.follow((...entry) => seen.push(entry));
  log.add('third', 3);
  expect(seen).toEqual([
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ]);
});

it('keeps at most a hundred actions while there is no listener', () => {
  const log = createActionLog<number>();
  for (let actions = 0; actions < 200; actions += 1) log.add('raised', actions);
  let seen = 0;
  log.follow(() => (seen += 1));
  expect(seen).toBe(100);
});
