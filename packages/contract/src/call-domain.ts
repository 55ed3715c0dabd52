import type { Call, CallKind } from './call';

/** The parts of the shop, by which documents and reports are ordered. */
export const callDomains = [
  'sign-in',
  'catalogue',
  'payments',
  'orders',
  'coupons',
  'activities',
  'cards',
  'replenishment',
  'tracking',
] as const;

/** One of {@link callDomains}. */
export type CallDomain = (typeof callDomains)[number];

const byKind: Partial<Record<CallKind, CallDomain>> = {
  password: 'sign-in',
  'code-sign-in': 'sign-in',
  create: 'payments',
  poll: 'orders',
  card: 'cards',
  track: 'tracking',
};

const byPath: readonly (readonly [RegExp, CallDomain])[] = [
  [/\/login\/|realName/, 'sign-in'],
  [/card_/, 'cards'],
  [/\/coupons\/|productPoints/, 'coupons'],
  [/\/cumulative\//, 'activities'],
  [/replenishment/, 'replenishment'],
];

/** Returns the domain of a call: by its kind, else by its path, else the catalogue. */
export function callDomain({ kind, path }: Pick<Call, 'kind' | 'path'>): CallDomain {
  return byKind[kind] ?? byPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'catalogue';
}
