/** Runs something once after some milliseconds; what it returns stops it. */
export function startTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
}
