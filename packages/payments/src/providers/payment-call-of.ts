import type { OrderCallName, Provider } from './provider';

/** The call that creates an order for a provider's method; null for a method it does not know. */
export function paymentCallOf({ call }: Provider, channelId: string): OrderCallName | null {
  if (typeof call === 'string') return call;
  const known = Object.entries(call).find(([method]) => method === channelId);
  return known?.[1] ?? null;
}
