import { configureStore, createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { createActionLog } from './action-log';

const count = createSlice({
  name: 'count',
  initialState: 0,
  reducers: { raised: (value) => value + 1 },
});

function scene() {
  const log = createActionLog<number>();
  const store = configureStore({
    reducer: count.reducer,
    middleware: (defaults) => defaults().concat(log.middleware),
  });
  const raise = (): void => {
    store.dispatch(count.actions.raised());
  };
  return { log, raise };
}

it('hands actions from before the listener over, each with the state it has led to', () => {
  const { log, raise } = scene();
  raise();
  raise();
  const seen: [unknown, number][] = [];
  log.follow((...entry) => seen.push(entry));
  raise();
  const action = count.actions.raised();
  expect(seen).toEqual([
    [action, 1],
    [action, 2],
    [action, 3],
  ]);
});

it('keeps at most a hundred actions while there is no listener', () => {
  const { log, raise } = scene();
  for (let actions = 0; actions < 200; actions += 1) raise();
  let seen = 0;
  log.follow(() => (seen += 1));
  expect(seen).toBe(100);
});
