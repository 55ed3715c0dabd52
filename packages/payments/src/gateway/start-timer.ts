/** Runs something once after some milliseconds; what it returns stops it. */
export type StartTimer = (run: () => void, ms: number) => () => void;
