import type { Call, CallKind } from './call';

/** What part of the shop a call is about; documents and reports are ordered by it. */
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

/** The domain of a call: by what it does, else by its path, else the catalogue. */
export function callDomain({ kind, path }: Pick<Call, 'kind' | 'path'>): CallDomain {
  return byKind[kind] ?? byPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'catalogue';
}
