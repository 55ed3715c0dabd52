import { type Gate, createGate } from './gate';
import { isPassword } from './password';

/** How passwords are checked, and how many of them at once. */
export interface PasswordChecks {
  readonly gate: Gate;
  /** Whether a password is the one behind a stored hash. */
  isRight(password: string, stored: string): Promise<boolean>;
}

/** What the process has to run on. */
export interface Machine {
  readonly cores: number;
  /** Threads of Node's pool, which also reads the files that are served. */
  readonly poolThreads: number;
}

const maxWaiting = 500;

/**
 * How many passwords may be hashed at once: each keeps a thread and a core busy for a good tenth of a
 * second. Half of the pool's threads are left to the files. Cores need no such share, because the
 * system divides them; on two of them pages then take a few milliseconds more, and twice as many
 * players sign in.
 */
export function maxHashesAtOnce({ cores, poolThreads }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor(poolThreads / 2)));
}

/** The checks of a process. */
export function createPasswordChecks(machine: Machine): PasswordChecks {
  return { gate: createGate(maxHashesAtOnce(machine), maxWaiting), isRight: isPassword };
}
