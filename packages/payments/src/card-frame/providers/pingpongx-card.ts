import type { CardAppearance } from '../../hosted-card/card-appearance';
import type { CardOutcome } from '../../hosted-card/card-fields';
import { defineCardFrame } from '../card-frame-adapter';

/**
 * The assumed interface of the proprietary library. Its documentation comes with the contract. Confirm
 * then: the name of the global (configured), that one call shows the fields, its options and callbacks,
 * and the three values of `status`.
 */
interface CardLibrary {
  mountCard(options: {
    container: HTMLElement;
    /** Identifies the payment; from the fragment of the frame's address. */
    token: string;
    environment: 'production' | 'sandbox';
    /** An IETF language tag, such as `zh-TW`. */
    locale: string;
    /** The library's own look if null. */
    appearance: CardAppearance | null;
    /** Called when the fields can be used. */
    onReady: () => void;
    /** Called with `{ status: 'submitted' | 'cancelled' | 'error' }`. */
    onResult: (result: unknown) => void;
  }): unknown;
}

function isCardLibrary(value: unknown): value is CardLibrary {
  if (typeof value !== 'object' || value === null || !('mountCard' in value)) return false;
  return typeof value.mountCard === 'function';
}

const outcomes: ReadonlyMap<unknown, CardOutcome> = new Map([
  // Not a proof of payment: read the order (spec §4).
  ['submitted', 'done'],
  ['cancelled', 'cancelled'],
  ['error', 'load-failed'],
]);

function statusOf(result: unknown): unknown {
  const hasStatus = typeof result === 'object' && result !== null && 'status' in result;
  return hasStatus ? result.status : undefined;
}

/** The card-payment provider's card fields. The session needs the payment's `token`. */
export const pingpongxCardFrame = defineCardFrame({
  provider: 'pingpongx-card',
  mount: async (stage) => {
    const { script, session, container, environment, language, appearance } = stage;
    const { loadScript, ready, end } = stage;
    const token = session.get('token') ?? '';
    if (script === null || token === '') {
      end('load-failed');
      return;
    }
    const loaded = await loadScript(script);
    if (loaded.kind === 'load-failed' || !isCardLibrary(loaded.global)) {
      end('load-failed');
      return;
    }
    await loaded.global.mountCard({
      container,
      token,
      environment: environment === 'production' ? 'production' : 'sandbox',
      locale: language,
      appearance,
      onReady: ready,
      onResult: (result) => {
        const outcome = outcomes.get(statusOf(result));
        if (outcome !== undefined) end(outcome);
      },
    });
  },
});
