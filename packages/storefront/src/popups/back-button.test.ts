import { describe, expect, it } from 'vitest';
import type { PageHistory } from '../browser';
import { type BackButton, createBackButton } from './back-button';

/** A history whose steps arrive late, as in a browser. */
function lateHistory(): PageHistory & { entries: unknown[]; arrive: () => void } {
  const entries: unknown[] = [{ key: 'router' }];
  const listeners = new Set<() => void>();
  let due = 0;
  return {
    entries,
    get state() {
      return entries.at(-1);
    },
    pushState: (state) => void entries.push(state),
    back: () => {
      due += 1;
    },
    onStep: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    arrive: () => {
      while (due > 0) {
        due -= 1;
        entries.pop();
        listeners.forEach((listener) => {
          listener();
        });
      }
    },
  };
}

function open(): {
  history: ReturnType<typeof lateHistory>;
  button: BackButton;
  closed: () => number;
} {
  const history = lateHistory();
  let closed = 0;
  const button = createBackButton(history, () => {
    closed += 1;
  });
  return { history, button, closed: () => closed };
}

/** A history in which a popup is a page, on `/goods`. */
function openPages() {
  const history = lateHistory();
  history.entries.push({ path: '/goods' });
  const changes: unknown[] = [];
  const shown = (): 'pay' | null => {
    const { state } = history;
    return typeof state === 'object' && state !== null && 'path' in state && state.path === '/pay'
      ? 'pay'
      : null;
  };
  const closed = { count: 0 };
  const button = createBackButton<'pay'>(
    history,
    () => {
      closed.count += 1;
    },
    {
      shown,
      leadTo: (page) => {
        if (page === null) return 'back';
        history.pushState({ path: `/${page}` });
        return 'there';
      },
      onChange: (page) => changes.push(page),
    },
  );
  return { history, button, changes, closed };
}

describe('a popup that is a page', () => {
  it('has its page while it is open, with the other popups above it', () => {
    const { history, button } = openPages();
    button.follow(0, 'pay');
    button.follow(1, 'pay');
    expect(history.entries.slice(2)).toEqual([{ path: '/pay' }, { path: '/pay', popupDepth: 1 }]);
  });

  it('leaves its page when it is closed', () => {
    const { history, button, changes } = openPages();
    button.follow(0, 'pay');
    button.follow(0);
    history.arrive();
    expect(history.state).toEqual({ path: '/goods' });
    expect(changes).toEqual([]);
  });

  it('is closed when the player steps back', () => {
    const { history, button, changes, closed } = openPages();
    button.follow(0, 'pay');
    history.back();
    history.arrive();
    expect(changes).toEqual([null]);
    expect(closed.count).toBe(0);
  });

  it('is opened when the player comes to its page', () => {
    const { history, button, changes } = openPages();
    history.pushState({ path: '/pay' });
    button.pageShown();
    button.pageShown();
    expect(changes).toEqual(['pay']);
  });

  it('changes the page only once the entries of other popups are removed', () => {
    const { history, button } = openPages();
    button.follow(1);
    button.follow(0, 'pay');
    expect(history.state).toEqual({ path: '/goods', popupDepth: 1 });
    history.arrive();
    expect(history.entries.slice(1)).toEqual([{ path: '/goods' }, { path: '/pay' }]);
  });

  it('never leaves the entry of a popup below its page', () => {
    const { history, button } = openPages();
    button.follow(1);
    button.follow(1, 'pay');
    history.arrive();
    expect(history.entries.slice(1)).toEqual([
      { path: '/goods' },
      { path: '/pay' },
      { path: '/pay', popupDepth: 1 },
    ]);
  });

  it('gives way to a popup, whose entry follows that of the page below', () => {
    const { history, button, closed } = openPages();
    button.follow(0, 'pay');
    button.follow(1);
    button.pageShown();
    history.arrive();
    expect(history.entries.slice(1)).toEqual([
      { path: '/goods' },
      { path: '/goods', popupDepth: 1 },
    ]);
    expect(closed.count).toBe(0);
  });
});

describe('the back button', () => {
  it('closes the top popup, one for each press', () => {
    const { history, button, closed } = open();
    button.follow(1);
    button.follow(2);
    history.back();
    history.arrive();
    expect(closed()).toBe(1);
    expect(history.entries).toHaveLength(2);
  });

  it('removes the entries of popups that were closed by their own buttons', () => {
    const { history, button, closed } = open();
    button.follow(1);
    button.follow(2);
    button.follow(0);
    history.arrive();
    expect(history.entries).toEqual([{ key: 'router' }]);
    expect(closed()).toBe(0);
  });

  it('keeps count when a popup opens before the step back has arrived', () => {
    const { history, button, closed } = open();
    button.follow(1);
    button.follow(0);
    button.follow(1);
    history.arrive();
    expect(history.entries).toHaveLength(2);
    history.back();
    history.arrive();
    expect(closed()).toBe(1);
  });

  it('keeps the fields of the router', () => {
    const { history, button } = open();
    button.follow(1);
    expect(history.state).toEqual({ key: 'router', popupDepth: 1 });
  });

  it('ignores steps of the router', () => {
    const { history, closed } = open();
    history.pushState({ key: 'next' });
    history.back();
    history.arrive();
    expect(closed()).toBe(0);
  });
});
