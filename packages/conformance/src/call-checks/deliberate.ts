import type { CallKind } from '@shop/contract';
import { requireRefusal } from '../stage/require-answer';
import { errandFor } from '../stage/find-errand';
import { rightQuery } from '../stage/right-query';
import type { CallRule } from './call-rule';

/** Requests that no player made: a browser that fetches ahead, a picture, a link. */
const unasked: readonly Readonly<Record<string, string>>[] = [
  { 'sec-purpose': 'prefetch' },
  { purpose: 'prefetch' },
  { 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-mode': 'no-cors' },
];

/** Kinds of calls that give or take something; each of them is a GET. */
const giving: ReadonlySet<CallKind> = new Set(['create', 'card', 'claim']);

/** A GET that creates or claims must not be set off by a browser on its own. */
export const deliberate: CallRule = {
  rule: 'refuses requests that a browser makes by itself',
  appliesTo: ({ kind }) => giving.has(kind),
  async check(call, stage) {
    const query = await rightQuery(stage, call);
    for (const headers of unasked) {
      const fresh = { ...query, idempotency_key: stage.newKey() };
      requireRefusal(await stage.ask(errandFor(call, stage.fixtures), call, fresh, { headers }));
    }
  },
};
