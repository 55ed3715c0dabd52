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
 * How many passwords may be hashed at once. Half of the pool's threads are left to the files, and
 * one core to everything else: a hash keeps thread and core busy for a good tenth of a second.
 */
export function maxHashesAtOnce({ cores, poolThreads }: Machine): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(poolThreads / 2)));
}

/** The checks of a process. */
export function createPasswordChecks(machine: Machine): PasswordChecks {
  return { gate: createGate(maxHashesAtOnce(machine), maxWaiting), isRight: isPassword };
}
