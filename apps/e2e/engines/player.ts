import { expect } from '@playwright/test';
import { type Key, type Scope, NothingToTap } from './drivers/engine';
import { type Target, inPage } from './in-page';

/** Returns how a player finds an element of a kind by its name. */
const named =
  (kind: Target['kind']) =>
  (name: RegExp): Target => ({ kind, name: name.source });

export const button = named('button');
export const field = named('field');
export const heading = named('heading');
export const link = named('link');
export const option = named('option');
export const text = named('text');

/** A player in front of a document: they see what is in view and press what nothing covers. */
export interface Player {
  /** Waits until the player can see something. */
  readonly sees: (target: Target) => Promise<void>;
  /** Waits until something is no longer seen. */
  readonly seesNo: (target: Target) => Promise<void>;
  readonly tap: (target: Target) => Promise<void>;
  /** Taps a field and types. */
  readonly fill: (target: Target, value: string) => Promise<void>;
  /** Waits until an element with such a name has the focus. */
  readonly seesFocusOn: (name: RegExp) => Promise<void>;
  /** Presses a key until an element with such a name has the focus. */
  readonly pressUntil: (key: Key, name: RegExp) => Promise<void>;
}

/** How long a player waits for something before they take it for broken. */
const patience = { timeout: 30_000, intervals: [20, 50, 100, 150] };

/** More presses than any page has stops. */
const maxPresses = 80;

/** Asks again and again until the answer is not null, and returns it. */
export async function eventually<T>(
  ask: () => Promise<T | null>,
  message: string,
  timeout = patience.timeout,
): Promise<T> {
  const answers: T[] = [];
  await expect
    .poll(
      async () => {
        // A document that is being replaced cannot be asked.
        const answer = await ask().catch(() => null);
        if (answer !== null) answers.push(answer);
        return answers.length;
      },
      { message, ...patience, timeout },
    )
    .toBeGreaterThan(0);
  const [first] = answers;
  if (first === undefined) throw new Error(message);
  return first;
}

function kindAndName({ kind, name }: Target): string {
  return `${kind} ${name}`;
}

/** Returns a player in front of a document. */
export function playerAt(scope: Scope): Player {
  /** Waits for an answer; if it does not come, says what the player saw instead. */
  const wait = async (ask: 'seen' | 'rests', target: Target, answer: boolean): Promise<void> => {
    try {
      await expect
        .poll(
          // A document that is being replaced cannot be asked.
          () => scope.evaluate(inPage, { ask, target }).catch(() => null),
          { message: `${answer ? '' : 'no '}${kindAndName(target)}`, ...patience },
        )
        .toBe(answer);
    } catch (error) {
      const seen = await scope.evaluate(inPage, { ask: 'names' }).catch(String);
      throw new Error(`${String(error)}\n\nIn view: ${JSON.stringify(seen)}`, { cause: error });
    }
  };
  const tap = async (target: Target): Promise<void> => {
    await wait('rests', target, true);
    try {
      await scope.tap(inPage, { ask: 'element', target });
    } catch (error) {
      if (!(error instanceof NothingToTap)) throw error;
      // A page that was prerendered in another language is rendered anew, and so are its buttons.
      await tap(target);
    }
  };

  const focusedName = async (): Promise<string> =>
    String(await scope.evaluate(inPage, { ask: 'focus' }).catch(() => null));

  const seesFocusOn = (name: RegExp): Promise<void> =>
    expect.poll(focusedName, { message: `focus on ${String(name)}`, ...patience }).toMatch(name);

  return {
    sees: (target) => wait('seen', target, true),
    seesNo: (target) => wait('seen', target, false),
    tap,
    fill: async (target, value) => {
      await tap(target);
      // A popup that has just opened moves the focus itself.
      await seesFocusOn(new RegExp(target.name));
      await scope.type(value);
    },
    seesFocusOn,
    pressUntil: async (key, name) => {
      const passed: string[] = [];
      while (passed.length < maxPresses) {
        await scope.press(key);
        const focused = await focusedName();
        if (name.test(focused)) return;
        passed.push(focused);
      }
      throw new Error(`${key} does not lead to ${String(name)}, but to ${passed.join(' | ')}.`);
    },
  };
}
