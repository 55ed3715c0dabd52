import type { PayLink } from '../links/pay-link';
import type { PayWindow } from '../launch/pay-window';

interface Gateway {
  /** Shows the payment in the window it is given, or, where that is blocked, in its own way. */
  open(request: { paymentUrl: string; window: PayWindow | null }): void;
}

function isGateway(value: unknown): value is Gateway {
  if (typeof value !== 'object' || value === null || !('open' in value)) return false;
  return typeof value.open === 'function';
}

/** Hands a payment to a gateway's global. False where the global is none, or it failed. */
export function openGateway(
  global: unknown,
  paymentUrl: PayLink,
  payWindow: PayWindow | null,
): boolean {
  if (!isGateway(global)) return false;
  try {
    global.open({ paymentUrl, window: payWindow });
    return true;
  } catch {
    return false;
  }
}
