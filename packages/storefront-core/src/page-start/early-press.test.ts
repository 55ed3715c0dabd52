// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TakeEarlyPress, keepEarlyPress } from './early-press';
import { repeatEarlyPress } from './repeat-early-press';

const onPress = vi.fn<(label: string | null) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockClear();
  const { body } = new DOMParser().parseFromString(
    '<div id="root"><button>Sign in <i></i></button><button>Language</button><a href="/my">My</a><a href="https://help.example">Help</a></div><button>Try again</button>',
    'text/html',
  );
  document.body.replaceChildren(...body.children);
});
/** Keeps presses as the script in the page does. */
function keep(): TakeEarlyPress {
  const take = keepEarlyPress(document, 'goods');
  window.takeEarlyPress = take;
  return take;
}

/** Keeps the presses of one test. */
let early: TakeEarlyPress;
afterEach(() => {
  early();
  vi.useRealTimers();
});

/** Presses what a selector finds, has the code listen, and returns how often the first button is pressed then. */
function pressedAgain(selector: string, change: () => void = () => undefined): number {
  early = keep();
  document.querySelector<HTMLElement>(selector)?.click();
  document.querySelector('button')?.addEventListener('click', () => {
    onPress(null);
  });
  repeatEarlyPress(window);
  change();
  vi.runAllTimers();
  return onPress.mock.calls.length;
}

it.each(['button', 'button i'])('repeats a press of %s once the code listens', (selector) => {
  expect(pressedAgain(selector)).toBe(1);
});

it.each(['a[href^=https]', '#root', 'body > button'])('repeats no press of %s', (selector) => {
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

describe('a link inside the shop', () => {
  const link = () => document.querySelector<HTMLAnchorElement>('a[href="/my"]');
  const press = (init: MouseEventInit = {}): boolean | undefined =>
    link()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

  it('is followed once the code listens, which knows what the address has to carry', () => {
    early = keep();
    expect(press()).toBe(false);
    link()?.addEventListener('click', (event) => {
      event.preventDefault();
      onPress(null);
    });
    repeatEarlyPress(window);
    vi.runAllTimers();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser where it opens in another tab', () => {
    early = keep();
    expect(press({ ctrlKey: true })).toBe(true);
  });

  it('is left to the browser if the code does not come', () => {
    early = keep();
    early();
    expect(press()).toBe(true);
  });
});

it('leaves it at what the player has pressed since', () => {
  const other = (): void => {
    document.querySelector<HTMLElement>('button + button')?.click();
  };
  expect(pressedAgain('button', other)).toBe(0);
});

it('repeats the last of several presses', () => {
  early = keep();
  const [first, second] = document.querySelectorAll('button');
  for (const button of [first, second, second]) button?.click();
  for (const button of [first, second])
    button?.addEventListener('click', () => {
      onPress(button.textContent);
    });
  repeatEarlyPress(window);
  vi.runAllTimers();
  expect(onPress.mock.calls).toEqual([['Language']]);
});

/** Goods as they stand in the page; those of the code are other elements than the painted ones. */
function showGoods(...names: readonly string[]): void {
  const tiles = names.map((name) => `<label><input type="radio"><b>${name}</b></label>`);
  const { body } = new DOMParser().parseFromString(
    `<section id="goods">${tiles.join('')}</section>`,
    'text/html',
  );
  document.getElementById('root')?.replaceChildren(...body.children);
}

/** Presses painted goods, has the code show others in their place, and returns the names that are pressed then. */
function goodsPressedAgain(...shown: readonly string[]): readonly (string | null)[] {
  early = keep();
  showGoods('60 Gems $0.99', '300 Gems $4.99');
  document.querySelector<HTMLElement>('label + label b')?.click();
  repeatEarlyPress(window);
  showGoods(...shown);
  for (const input of document.querySelectorAll('input'))
    input.addEventListener('change', () => {
      onPress(input.closest('label')?.textContent ?? null);
    });
  vi.runAllTimers();
  return onPress.mock.calls.map(([name]) => name);
}

it('chooses the goods that were pressed before the code was there', () => {
  expect(goodsPressedAgain('300 Gems $4.99', '60 Gems $0.99')).toEqual(['300 Gems $4.99']);
});

it.each([
  ['have another price', ['300 Gems $5.99']],
  ['are not sold any more', ['60 Gems $0.99']],
  ['are not there yet', []],
])('chooses no goods that %s', (_, shown) => {
  expect(goodsPressedAgain(...shown)).toEqual([]);
});
