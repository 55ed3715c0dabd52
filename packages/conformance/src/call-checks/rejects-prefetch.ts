import type { CallKind } from '@shop/contract';
import { requireRefusal } from '../context/require-answer';
import { scenarioFor } from '../context/find-scenario';
import { rightQuery } from '../context/right-query';
import type { CallRule } from './call-rule';

/** Requests that no player initiated: a prefetch, an image, a link. */
const browserInitiated: readonly Readonly<Record<string, string>>[] = [
  { 'sec-purpose': 'prefetch' },
  { purpose: 'prefetch' },
  { 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-mode': 'no-cors' },
];

/** Kinds of calls that change something, although they are GET requests. */
const kindsWithEffects: ReadonlySet<CallKind> = new Set(['create', 'card', 'claim']);

/** A browser must not be able to create or claim by a request of its own. */
export const rejectsPrefetch: CallRule = {
  rule: 'refuses requests that a browser makes by itself',
  appliesTo: ({ kind }) => kindsWithEffects.has(kind),
  async check(call, context) {
    const query = await rightQuery(context, call);
    for (const headers of browserInitiated) {
      const fresh = { ...query, idempotency_key: context.newKey() };
      requireRefusal(
        await context.request(scenarioFor(call, context.fixtures), call, fresh, { headers }),
      );
    }
  },
};
