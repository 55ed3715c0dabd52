/** How long a page that may be about to be left is given for that. */
const leavePauseMs = 1_000;

/**
 * Resolves as `loading` does, and rejects as it does while the player stays on the page. Leaving a page cancels what it
 * loads: Firefox and WebKit say so as soon as the player leaves, which is seconds before the page is gone if the next one
 * is slow, and nothing is lost then. In that case this never settles. A player may begin to leave and stay all the same,
 * so callers limit the wait.
 *
 * It listens while something is loading only: a page that always does so is not kept for the way back.
 */
export async function unlessLeft<Value>(loading: Promise<Value>): Promise<Value> {
  const page = { isLeft: false };
  const leave = (): void => {
    page.isLeft = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await loading;
  } catch (error) {
    // Safari on phones has no such event. There the page is gone before it can say anything, unless the next one is slow.
    await new Promise((resolve) => setTimeout(resolve, leavePauseMs));
    if (page.isLeft) await new Promise<never>(() => undefined);
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
