/** The longest wait for the answer of the host. */
const maxWaitMs = 5_000;

/** Whether the host of this page says that it has no such file. Waits as long as it takes; rejects without a network. */
export async function isFileGone(address: string): Promise<boolean> {
  return isGone(await ask(address));
}

/**
 * Asks the host of this page whether it has a file: `gone` if it has not, `unknown` if it does not answer within five
 * seconds, or with an error of its own.
 */
export async function askForFile(address: string): Promise<'there' | 'gone' | 'unknown'> {
  // No `AbortController`: this also runs before the polyfills bring it.
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, maxWaitMs, null);
  });
  const response = await Promise.race([ask(address).catch(() => null), late]);
  if (response?.ok === true) return 'there';
  return response !== null && isGone(response) ? 'gone' : 'unknown';
}

async function ask(address: string): Promise<Response> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' });
}

function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}
