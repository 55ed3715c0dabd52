import { defineCall } from '@shop/contract';
import * as v from 'valibot';

const params = v.object({
  id: v.optional(v.string()),
  idempotency_key: v.optional(v.string()),
});
const content = v.object({ value: v.string() });
const shape = { audience: 'guest', path: '/api/x', params, content } as const;

/** One call of each kind, to test the rules of a kind apart from real calls. */
export const callOfKind = {
  read: defineCall({ ...shape, name: 'aRead', kind: 'read' }),
  preview: defineCall({ ...shape, name: 'aPreview', kind: 'preview' }),
  poll: defineCall({ ...shape, name: 'aPoll', kind: 'poll' }),
  claim: defineCall({ ...shape, name: 'aClaim', kind: 'claim' }),
  password: defineCall({ ...shape, name: 'aPassword', kind: 'password' }),
  'code-sign-in': defineCall({ ...shape, name: 'aCodeSignIn', kind: 'code-sign-in' }),
  create: defineCall({ ...shape, name: 'aCreate', kind: 'create' }),
  card: defineCall({ ...shape, name: 'aCard', kind: 'card' }),
  track: defineCall({ ...shape, name: 'aTrack', kind: 'track' }),
} as const;
