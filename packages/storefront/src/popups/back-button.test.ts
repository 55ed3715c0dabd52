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
