import type { MatrixKind } from './fault-case';

/** What the player sees at the end of a call. */
export type PlayerSees =
  | 'the content'
  | 'the refusal'
  | 'toast'
  | 'quiet'
  | 'receive-failed'
  | 'log-fail'
  | 'unknown'
  | 'card-unknown'
  | 'nothing';

/** A row of the table of kinds. */
export interface KindRule {
  readonly attempts: 1 | 3;
  readonly moves: 'always' | 'within one back end' | 'never';
  /** Whether it is sent again after too many requests. */
  readonly canRetryLate: boolean;
  /** Whether it creates an order. */
  readonly creates: boolean;
  /** What the player sees when all attempts have failed. */
  readonly presentation: PlayerSees;
}

const reading = { attempts: 3, moves: 'always', canRetryLate: true, creates: false } as const;
const signIn = { attempts: 3, canRetryLate: false, creates: false } as const;
const creating = {
  attempts: 3,
  moves: 'within one back end',
  canRetryLate: false,
  creates: true,
} as const;
const once = { attempts: 1, moves: 'never', canRetryLate: false } as const;

/** The rules by kind, written apart from the client's own. */
export const kindRules: Readonly<Record<MatrixKind, KindRule>> = {
  read: { ...reading, presentation: 'toast' },
  preview: { ...reading, presentation: 'quiet' },
  poll: { ...reading, presentation: 'quiet' },
  claim: { ...reading, presentation: 'receive-failed' },
  password: { ...signIn, moves: 'always', presentation: 'toast' },
  'code-sign-in': { ...signIn, moves: 'never', presentation: 'log-fail' },
  create: { ...creating, presentation: 'unknown' },
  'create without a key': { ...once, creates: true, presentation: 'unknown' },
  card: { ...creating, presentation: 'card-unknown' },
  track: { ...once, creates: false, presentation: 'nothing' },
};
