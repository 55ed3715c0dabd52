/**
 * Resolves to what `run` answers, or to `fallback` if it throws or rejects. The error is dropped: it
 * may quote the request, and with it a card.
 */
export async function orElse<Result>(
  run: () => Result | Promise<Result>,
  fallback: Result,
): Promise<Result> {
  try {
    return await run();
  } catch {
    return fallback;
  }
}
