// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyPress } from './early-press';

const onPress = vi.fn<(label: string | null) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockClear();
  const { body } = new DOMParser().parseFromString(
    '<div id="root"><button>Sign in <i></i></button><button>Language</button><a>Help</a></div><button>Try again</button>',
    'text/html',
  );
  document.body.replaceChildren(...body.children);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Presses what a selector finds, has the code listen, and returns how often the first button is pressed then. */
function pressedAgain(selector: string, change: () => void = () => undefined): number {
  const codeListens = keepEarlyPress(document);
  document.querySelector<HTMLElement>(selector)?.click();
  document.querySelector('button')?.addEventListener('click', () => {
    onPress(null);
  });
  codeListens();
  change();
  vi.runAllTimers();
  return onPress.mock.calls.length;
}

it.each(['button', 'button i'])('repeats a press of %s once the code listens', (selector) => {
  expect(pressedAgain(selector)).toBe(1);
});

it.each(['a', '#root', 'body > button'])('repeats no press of %s', (selector) => {
  expect(pressedAgain(selector)).toBe(0);
});

it.each([
  [
    'says something else',
    () => {
      document.querySelector('button')?.replaceChildren('Buy');
    },
  ],
  [
    'has another name',
    () => {
      document.querySelector('button')?.setAttribute('aria-label', 'Buy');
    },
  ],
  ['is gone', () => document.querySelector('button')?.remove()],
])('does not press a button that %s', (_, change) => {
  expect(pressedAgain('button', change)).toBe(0);
});

it('leaves it at what the player has pressed since', () => {
  const other = (): void => {
    document.querySelector<HTMLElement>('button + button')?.click();
  };
  expect(pressedAgain('button', other)).toBe(0);
});

it('repeats the last of several presses', () => {
  const codeListens = keepEarlyPress(document);
  const [first, second] = document.querySelectorAll('button');
  for (const button of [first, second, second]) button?.click();
  for (const button of [first, second])
    button?.addEventListener('click', () => {
      onPress(button.textContent);
    });
  codeListens();
  vi.runAllTimers();
  expect(onPress.mock.calls).toEqual([['Language']]);
});
