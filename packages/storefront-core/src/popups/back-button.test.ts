import { describe, expect, it } from 'vitest';
import { createPageHistory } from '../browser';
import { openHistoryWindow } from '../testing';
import { type BackButton, createBackButton } from './back-button';

/** Opens the popups of a page; `states` are what the history keeps from before a reload. */
function open(addresses = ['/goods'], states: readonly unknown[] = []) {
  const window = openHistoryWindow(addresses, states);
  const history = createPageHistory(window);
  const closed = { count: 0 };
  const button: BackButton = createBackButton(history, () => {
    closed.count += 1;
  });
  return { window, history, button, closed };
}

/** Opens a history in which a popup is a page, on `/goods`. */
function openPages() {
  const window = openHistoryWindow();
  const history = createPageHistory(window);
  const changes: unknown[] = [];
  const closed = { count: 0 };
  const button = createBackButton<'pay'>(
    history,
    () => {
      closed.count += 1;
    },
    {
      shown: () => (history.shown.pathname === '/pay' ? 'pay' : null),
      leadTo: (page) => {
        if (page === null) history.leavePage('/goods');
        else history.push(`/${page}`, { isAbovePage: true });
      },
      onChange: (page) => changes.push(page),
    },
  );
  history.onShow(button.pageShown);
  return { window, history, button, changes, closed };
}

/** What the history keeps of a page with an entry for each of its popups. */
function pageWithPopups(depth: number, first = 0): readonly unknown[] {
  return Array.from({ length: depth + 1 }, (_, popupDepth) => ({
    shop: { index: first + popupDepth, popupDepth },
  }));
}

describe('a popup that is a page', () => {
  it('has its page while it is open, with the other popups above it', () => {
    const { window, history, button } = openPages();
    button.follow(0, 'pay');
    button.follow(1, 'pay');
    expect(window.addresses()).toEqual(['/goods', '/pay', '/pay']);
    expect(history.entry.popupDepth).toBe(1);
  });

  it('leaves its page when it is closed', () => {
    const { window, button, changes } = openPages();
    button.follow(0, 'pay');
    button.follow(0);
    window.arrive();
    expect(window.address()).toBe('/goods');
    expect(changes).toEqual([]);
  });

  it('is closed when the player steps back', () => {
    const { window, button, changes, closed } = openPages();
    button.follow(0, 'pay');
    window.arrive(-1);
    expect(changes).toEqual([null]);
    expect(closed.count).toBe(0);
  });

  it('is opened when the player comes to its page', () => {
    const { history, button, changes } = openPages();
    history.push('/pay');
    button.pageShown();
    expect(changes).toEqual(['pay']);
  });

  it('changes the page only once the entries of other popups are removed', () => {
    const { window, button } = openPages();
    button.follow(1);
    button.follow(0, 'pay');
    expect(window.address()).toBe('/goods');
    window.arrive();
    expect(window.addresses()).toEqual(['/goods', '/pay']);
  });

  it('never leaves the entry of a popup below its page', () => {
    const { window, history, button } = openPages();
    button.follow(1);
    button.follow(1, 'pay');
    window.arrive();
    expect(window.addresses()).toEqual(['/goods', '/pay', '/pay']);
    expect(history.entry).toMatchObject({ index: 2, popupDepth: 1 });
  });

  it('gives way to a popup, whose entry follows that of the page below', () => {
    const { window, history, button, changes, closed } = openPages();
    button.follow(0, 'pay');
    button.follow(1);
    button.pageShown();
    window.arrive();
    expect(window.addresses()).toEqual(['/goods', '/goods']);
    expect(history.entry.popupDepth).toBe(1);
    expect([changes, closed.count]).toEqual([[], 0]);
  });

  it('is left once, though its page and its popup are left by one event', () => {
    const { window, history, button } = openPages();
    button.follow(0, 'pay');
    history.leavePage('/goods');
    button.follow(0);
    window.arrive();
    expect([window.moves, window.address()]).toEqual([[-1], '/goods']);
  });

  it('is not left while another document loads, which a step back would prevent', () => {
    const { window, history, button } = openPages();
    button.follow(0, 'pay');
    history.load('/home', 'assign');
    button.follow(0);
    expect(window.moves).toEqual(['/home']);
  });
});

describe('the back button', () => {
  it('closes the top popup, one for each press', () => {
    const { window, button, closed } = open();
    button.follow(1);
    button.follow(2);
    window.arrive(-1);
    expect(closed.count).toBe(1);
    expect(window.moves).toEqual([]);
  });

  it('closes each popup that one long step passes', () => {
    const { window, button, closed } = open(['/my', '/goods'], pageWithPopups(0));
    button.follow(1);
    button.follow(2);
    window.arrive(-2);
    expect(closed.count).toBe(2);
  });

  it('removes the entries of popups that were closed by their own buttons', () => {
    const { window, history, button, closed } = open();
    button.follow(1);
    button.follow(2);
    button.follow(0);
    window.arrive();
    expect(history.entry.popupDepth).toBe(0);
    expect(closed.count).toBe(0);
  });

  it('keeps count when a popup opens before the step back has arrived', () => {
    const { window, history, button, closed } = open();
    button.follow(1);
    button.follow(0);
    button.follow(1);
    window.arrive();
    expect(history.entry.popupDepth).toBe(1);
    window.arrive(-1);
    expect(closed.count).toBe(1);
  });

  it('gives popups that stay open above another page their entries again', () => {
    const { window, history, button, closed } = open();
    history.onShow(button.pageShown);
    button.follow(1);
    history.push('/my');
    expect(window.addresses()).toEqual(['/goods', '/my', '/my']);
    window.arrive(-1);
    expect([closed.count, window.address()]).toEqual([1, '/my']);
  });

  it('steps back to the page when the player steps forward to a popup that is closed', () => {
    const { window, button, closed } = open();
    button.follow(1);
    window.arrive(-1);
    window.arrive(1);
    expect(window.moves).toEqual([-1]);
    expect(closed.count).toBe(1);
  });

  it('ignores steps between pages', () => {
    const { window, history, closed } = open();
    history.push('/my');
    window.arrive(-1);
    window.arrive(1);
    expect(closed.count).toBe(0);
    expect(window.moves).toEqual([]);
  });
});

describe('after a reload with popups open', () => {
  const reloaded = (depth: number) => {
    const goods = pageWithPopups(depth, 1);
    const addresses = ['/my', ...goods.map(() => '/goods')];
    return open(addresses, [{ shop: { index: 0, popupDepth: 0 } }, ...goods]);
  };

  it.each([1, 2])('takes no step by itself: %i', (depth) => {
    const { window, button } = reloaded(depth);
    button.follow(0);
    button.pageShown();
    window.arrive();
    expect(window.moves).toEqual([]);
  });

  it.each([
    ['1 popup', 1, true],
    ['2 popups', 2, true],
    ['2 popups, before the code of the popups is there', 2, false],
  ])('one step back leaves the page: %s', (_, depth, hasCode) => {
    const { window, button } = reloaded(depth);
    if (!hasCode) button.stop();
    window.arrive(-1);
    expect(window.address()).toBe('/my');
  });

  it('the next popup takes over the entry, and removes it when it is closed', () => {
    const { window, history, button } = reloaded(1);
    button.follow(1);
    expect([window.moves, history.entry.popupDepth]).toEqual([[], 1]);
    button.follow(0);
    window.arrive();
    expect([window.address(), history.entry.popupDepth]).toEqual(['/goods', 0]);
  });

  it('a page that is led to takes the place of the entry', () => {
    const { window, history } = reloaded(1);
    history.push('/activity');
    expect(window.addresses()).toEqual(['/my', '/goods', '/activity']);
    window.arrive(-1);
    expect(window.address()).toBe('/goods');
    window.arrive(-1);
    expect(window.address()).toBe('/my');
  });
});
