import type { Key } from './engine';

/** The codes of keys in WebDriver. */
const keyValues = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
} as const satisfies Record<Key, string>;

const shift = '\uE008';

/** Returns the actions of WebDriver that press keys one by one. */
export function typeActions(text: string): readonly object[] {
  return keyActions(Array.from(text), []);
}

/** Returns the actions of WebDriver that press a key. */
export function pressActions(key: Key, isShifted: boolean): readonly object[] {
  return keyActions([keyValues[key]], isShifted ? [shift] : []);
}

/** Returns the actions of WebDriver that press the pointer's button over the middle of an element. */
export function tapActions(element: object): readonly object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin: element },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

function keyActions(values: readonly string[], held: readonly string[]): readonly object[] {
  const actions = [
    ...held.map((value) => ({ type: 'keyDown', value })),
    ...values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
    ...held.map((value) => ({ type: 'keyUp', value })),
  ];
  return [{ type: 'key', id: 'keys', actions }];
}
