import type { CardOutcome } from '../../hosted-card/card-fields';
import { type CardStage, defineCardFrame } from '../card-frame-adapter';

/** The part of the library's cashier that is used. */
interface Cashier {
  /** Resolves once the fields are shown. */
  mountComponent(
    session: { sessionData: string; notRedirectAfterComplete: boolean },
    selector: string,
  ): Promise<void>;
}

function isCashier(value: unknown): value is Cashier {
  if (typeof value !== 'object' || value === null || !('mountComponent' in value)) return false;
  return typeof value.mountComponent === 'function';
}

/** The library's event codes and how they are reported; others are ignored. */
const outcomes: ReadonlyMap<unknown, CardOutcome | 'ready'> = new Map([
  ['SDK_END_OF_LOADING', 'ready'],
  ['SDK_PAYMENT_SUCCESSFUL', 'done'],
  ['SDK_PAYMENT_PROCESSING', 'done'],
  ['SDK_PAYMENT_FAIL', 'done'],
  // Documented as "abnormal": the player may have paid.
  ['SDK_PAYMENT_ERROR', 'done'],
  ['SDK_PAYMENT_CANCEL', 'cancelled'],
  ['SDK_INIT_PARAMETER_ERROR', 'load-failed'],
  ['SDK_CREATEPAYMENT_PARAMETER_ERROR', 'load-failed'],
  ['SDK_CREATECOMPONENT_ERROR', 'load-failed'],
  ['SDK_LAUNCH_PAYMENT_APP_ERROR', 'load-failed'],
  ['SDK_INTERNAL_ERROR', 'load-failed'],
]);

function codeOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined;
}

/** Creates a cashier from the global of the script; null if the global is not the expected class. */
function cashierOf(library: unknown, { environment, language, ready, end }: CardStage) {
  if (typeof library !== 'function') return null;
  const cashier: unknown = Reflect.construct(library, [
    {
      environment: environment === 'production' ? 'prod' : 'sandbox',
      locale: language.replace('-', '_'),
      onEventCallback: (event: unknown) => {
        const outcome = outcomes.get(codeOf(event));
        if (outcome === undefined) return;
        if (outcome === 'ready') ready();
        else end(outcome);
      },
    },
  ]);
  return isCashier(cashier) ? cashier : null;
}

/**
 * The Chinese wallet's card fields. Its library is proprietary, so it is loaded from the configured
 * address (the UMD build, global `AMSCashierPayment`). The fragment of the frame's address has the
 * payment session of the order as `session`.
 */
export const alipayCardFrame = defineCardFrame({
  provider: 'alipay-card',
  mount: async (stage) => {
    const { script, session, container, loadScript, ready, end } = stage;
    const sessionData = session.get('session') ?? '';
    if (script === null || sessionData === '') {
      end('load-failed');
      return;
    }
    const loaded = await loadScript(script);
    const cashier = loaded.kind === 'loaded' ? cashierOf(loaded.global, stage) : null;
    if (cashier === null) {
      end('load-failed');
      return;
    }
    const payment = { sessionData, notRedirectAfterComplete: true };
    await cashier.mountComponent(payment, `#${container.id}`);
    ready();
  },
});
