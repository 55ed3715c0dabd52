import type { MatrixKind } from './fault-cell';

/** What the player gets to see of a call. */
export type PlayerSees =
  | 'what was asked for'
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
  /** Whether "too many requests" is waited out. */
  readonly isPatient: boolean;
  /** Whether it makes an order. */
  readonly creates: boolean;
  readonly afterAll: PlayerSees;
}

const reading = { attempts: 3, moves: 'always', isPatient: true, creates: false } as const;
const signIn = { attempts: 3, isPatient: false, creates: false } as const;
const creating = {
  attempts: 3,
  moves: 'within one back end',
  isPatient: false,
  creates: true,
} as const;
const once = { attempts: 1, moves: 'never', isPatient: false } as const;

/** The rules by kind, as they are meant to be; the client has its own. */
export const kindRules: Readonly<Record<MatrixKind, KindRule>> = {
  read: { ...reading, afterAll: 'toast' },
  preview: { ...reading, afterAll: 'quiet' },
  poll: { ...reading, afterAll: 'quiet' },
  claim: { ...reading, afterAll: 'receive-failed' },
  password: { ...signIn, moves: 'always', afterAll: 'toast' },
  'code-sign-in': { ...signIn, moves: 'never', afterAll: 'log-fail' },
  create: { ...creating, afterAll: 'unknown' },
  'create without a key': { ...once, creates: true, afterAll: 'unknown' },
  card: { ...creating, afterAll: 'card-unknown' },
  track: { ...once, creates: false, afterAll: 'nothing' },
};
