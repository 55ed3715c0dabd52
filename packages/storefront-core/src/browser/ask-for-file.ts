/** The longest wait for the answer of the host. */
const maxWaitMs = 5_000;

/**
 * Asks the host of this page whether it has a file: `gone` if it has not, `unknown` if it does not answer within five
 * seconds, or with an error of its own.
 */
export async function askForFile(address: string): Promise<'there' | 'gone' | 'unknown'> {
  // No `AbortController`: the script in the page runs before the polyfills bring it.
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, maxWaitMs, null);
  });
  const asked = fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const response = await Promise.race([asked, late]);
  if (response?.ok === true) return 'there';
  return response?.status === 404 || response?.status === 410 ? 'gone' : 'unknown';
}
