import type { Instant } from '@shop/api-client/transport';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PageTime, createPageTime } from './page-time';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The real time, and what each clock shows. */
let real: number;
let deviceAhead: number;
let slept: number;
let server: 'answers' | 'silent';

beforeEach(() => {
  real = 1_000_000 * minute;
  deviceAhead = 0;
  slept = 0;
  server = 'answers';
});

function open(page = 'first'): PageTime {
  const openedAt = real - slept;
  return createPageTime({
    page,
    count: () => real - slept - openedAt,
    deviceNow: () => real + deviceAhead,
    askServer: () => Promise.resolve(server === 'answers' ? real : null),
  });
}

/** A page that has recorded the server's time. */
function openOnline(page?: string): PageTime {
  const time = open(page);
  time.noteServerTime(real);
  return time;
}

/** Lets the phone sleep: the page's count stops. */
function sleep(ms: number): void {
  real += ms;
  slept += ms;
}

describe('the server’s time from an answer that arrived earlier', () => {
  const arrivedNow = (): Instant => ({ countedMs: real - slept - start, deviceMs: real });
  let start: number;
  beforeEach(() => {
    start = real;
  });

  it('counts from its arrival', () => {
    const time = open();
    const arrivedAt = arrivedNow();
    const serverMs = real;
    real += 3_000;
    time.noteServerTime(serverMs, arrivedAt);
    expect(time.mark().serverMs).toBe(real);
  });

  it('does not replace that of a later answer', () => {
    const time = open();
    const arrivedAt = arrivedNow();
    real += 3_000;
    time.noteServerTime(real);
    time.noteServerTime(0, arrivedAt);
    expect(time.mark().serverMs).toBe(real);
  });

  it('is asked for again if the phone slept after its arrival', async () => {
    const time = open();
    const arrivedAt = arrivedNow();
    const serverMs = real;
    sleep(hour);
    time.noteServerTime(serverMs, arrivedAt);
    await time.confirmedSince(time.mark());
    expect(time.mark().serverMs).toBe(real);
  });
});

describe('the time since a moment', () => {
  it('is what the page has counted', () => {
    const time = open();
    const then = time.mark();
    real += 5 * minute;
    expect(time.since(then)).toBe(5 * minute);
  });

  it.each([day, -day, 400 * day])(
    'does not change when the device’s clock jumps by %i ms',
    (by) => {
      const time = openOnline();
      const then = time.mark();
      real += minute;
      deviceAhead += by;
      expect(time.since(then)).toBe(minute);
    },
  );

  it('counts the sleep of a phone once a server has answered again', () => {
    const time = openOnline();
    const then = time.mark();
    sleep(8 * hour);
    expect(time.since(then)).toBe(0);
    time.noteServerTime(real);
    expect(time.since(then)).toBe(8 * hour);
  });

  it('follows the server’s clock after a reload, whatever the device’s clock shows', () => {
    const then = openOnline('first').mark();
    real += 5 * minute;
    deviceAhead -= day;
    const later = open('second');
    expect(later.since(then)).toBeNull();
    later.noteServerTime(real);
    expect(later.since(then)).toBe(5 * minute);
  });

  it('follows the device’s clock after a reload when no answer contains the time', () => {
    const then = open('first').mark();
    real += 5 * minute;
    expect(open('second').since(then)).toBe(5 * minute);
    deviceAhead -= day;
    expect(open('second').since(then)).toBe(0);
  });

  it('recognises the moments of its own page', () => {
    const then = open('first').mark();
    expect(open('first').isOfThisPage(then)).toBe(true);
    expect(open('second').isOfThisPage(then)).toBe(false);
  });
});

describe('the confirmed time since a moment', () => {
  it('is asked from a server when the phone may have slept', async () => {
    const time = openOnline();
    const then = time.mark();
    sleep(8 * hour);
    expect(await time.confirmedSince(then)).toBe(8 * hour);
  });

  it('is unchanged when only the device’s clock was changed', async () => {
    const time = openOnline();
    const then = time.mark();
    real += minute;
    deviceAhead += day;
    expect(await time.confirmedSince(then)).toBe(minute);
  });

  it('is unknown while no server distinguishes sleep from a changed clock', async () => {
    const time = openOnline();
    const then = time.mark();
    sleep(8 * hour);
    server = 'silent';
    expect(await time.confirmedSince(then)).toBeNull();
    server = 'answers';
    expect(await time.confirmedSince(then)).toBe(8 * hour);
  });

  it('is unknown when the moment has no server time', async () => {
    const time = open();
    const then = time.mark();
    sleep(8 * hour);
    expect(await time.confirmedSince(then)).toBeNull();
  });

  it('is asked from a server on a page that has had no answer yet', async () => {
    const then = openOnline('first').mark();
    real += 5 * minute;
    expect(await open('second').confirmedSince(then)).toBe(5 * minute);
  });

  it('needs no server while all clocks agree', async () => {
    const time = openOnline();
    const then = time.mark();
    server = 'silent';
    real += 5 * minute;
    expect(await time.confirmedSince(then)).toBe(5 * minute);
  });
});
