import type { CardOutcome } from '../../hosted-card/card-fields';
import { defineCardFrame } from '../card-frame-adapter';

/**
 * What is expected of the closed library. Its documents come with the contract, so these have to be
 * confirmed then: the name of the global (it is in configuration), that one call shows the fields,
 * what it takes and calls back, and the words for the three ways a payment goes.
 */
interface CardLibrary {
  mountCard(options: {
    container: HTMLElement;
    /** From the order's address: what the back end was given for this one payment. */
    token: string;
    environment: 'production' | 'sandbox';
    /** An IETF tag, `zh-TW`. */
    locale: string;
    /** The fields can be used. */
    onReady: () => void;
    /** `{ status: 'submitted' | 'cancelled' | 'error' }`. */
    onResult: (result: unknown) => void;
  }): unknown;
}

function isCardLibrary(value: unknown): value is CardLibrary {
  if (typeof value !== 'object' || value === null || !('mountCard' in value)) return false;
  return typeof value.mountCard === 'function';
}

const outcomes: ReadonlyMap<unknown, CardOutcome> = new Map([
  // Its success callback means that the order is to be asked (spec §4), like every other.
  ['submitted', 'done'],
  ['cancelled', 'cancelled'],
  ['error', 'load-failed'],
]);

function statusOf(result: unknown): unknown {
  const hasStatus = typeof result === 'object' && result !== null && 'status' in result;
  return hasStatus ? result.status : undefined;
}

/** The card-payment provider's card fields; `token` in the fragment is the payment's. */
export const pingpongxCardFrame = defineCardFrame({
  provider: 'pingpongx-card',
  mount: async ({ script, session, container, environment, language, loadScript, ready, end }) => {
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
      onReady: ready,
      onResult: (result) => {
        const outcome = outcomes.get(statusOf(result));
        if (outcome !== undefined) end(outcome);
      },
    });
  },
});
