// Apart from what the first screen has.
import { type Milestone, markOf } from './mark-milestone';

/**
 * Returns when this page first reached a milestone after a time, both in milliseconds since navigation; undefined if it has
 * not.
 */
export function reachedAt(milestone: Milestone, afterMs: number): number | undefined {
  const marks = performance.getEntriesByName(markOf(milestone), 'mark');
  return marks.find(({ startTime }) => startTime >= afterMs)?.startTime;
}

/** Returns the kind of connection by the browser's estimate, for instance `3g`; undefined where it makes none. */
export function connectionType(): string | undefined {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return undefined;
  const type = 'effectiveType' in connection ? connection.effectiveType : undefined;
  return typeof type === 'string' ? type : undefined;
}
