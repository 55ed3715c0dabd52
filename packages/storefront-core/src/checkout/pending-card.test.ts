import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestTime } from '../testing';
import { createPendingCard } from './pending-card';

const card = { number: '5300', password: 'KX7Q' };
const quarter = 15 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('holds a card for less than 15 minutes, as long as its key', () => {
  let time = 0;
  const held = createPendingCard(createTestTime(() => time));
  held.hold(card);
  time = quarter - 1;
  expect(held.current()).toEqual(card);
  time = quarter;
  expect(held.current()).toBeNull();
});

it('drops the card when the timer fires', () => {
  const held = createPendingCard(createTestTime(() => 0));
  held.hold(card);
  vi.advanceTimersByTime(quarter);
  expect(held.current()).toBeNull();
});

it('restarts the timer for another card', () => {
  const held = createPendingCard(createTestTime(() => Date.now()));
  held.hold(card);
  vi.advanceTimersByTime(quarter - 1);
  held.hold({ ...card, number: '5301' });
  vi.advanceTimersByTime(1);
  expect(held.current()).toEqual({ number: '5301', password: 'KX7Q' });
});

it('drops the card on demand, and keeps a copy that later typing does not change', () => {
  const held = createPendingCard(createTestTime(() => 0));
  const typed = { ...card };
  held.hold(typed);
  typed.number = '9999';
  expect(held.current()).toEqual(card);
  held.drop();
  expect(held.current()).toBeNull();
});
