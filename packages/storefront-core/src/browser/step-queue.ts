import type { HistoryWindow } from './history-entry';
import { startTimer } from './clock';

/** Steps through the history, one at a time: a step arrives late, and what follows from it waits until then. */
export interface StepQueue {
  readonly isMoving: () => boolean;
  /** Steps through the history. */
  readonly step: (delta: number) => void;
  /** Runs an action once no step is under way, after those that wait already. */
  readonly enqueue: (action: () => void) => void;
  /** Ends the step that is under way, since an entry has arrived; returns whether there was one. */
  readonly arrive: () => boolean;
  /** Runs the actions that wait. */
  readonly resume: () => void;
}

/** After this time a step has led nowhere. */
const maxStepMs = 1_000;

/**
 * Creates the queue of a window.
 *
 * @param isOfFrame - Called when a step has led nowhere. Returns whether an entry that a frame had added has taken it: the
 *   page does not notice such a step, and it is taken once more.
 * @param onLost - Called when there was no entry to step to.
 */
export function createStepQueue(
  { history }: Pick<HistoryWindow, 'history'>,
  isOfFrame: () => boolean,
  onLost: () => void,
): StepQueue {
  const waiting: (() => void)[] = [];
  /** Ends the wait for a step; null if none is under way. */
  let endWait: (() => void) | null = null;

  const arrive = (): boolean => {
    const wasMoving = endWait !== null;
    endWait?.();
    endWait = null;
    return wasMoving;
  };
  const resume = (): void => {
    for (let next; endWait === null && (next = waiting.shift()) !== undefined;) next();
  };
  const take = (delta: number): void => {
    endWait = startTimer(() => {
      arrive();
      if (isOfFrame()) {
        take(delta);
        return;
      }
      onLost();
      resume();
    }, maxStepMs);
    history.go(delta);
  };
  return {
    isMoving: () => endWait !== null,
    step: (delta) => {
      arrive();
      take(delta);
    },
    enqueue: (action) => {
      waiting.push(action);
      resume();
    },
    arrive,
    resume,
  };
}
