/** What the host of this page says of a file; `unknown` if it does not answer, or with an error of its own. */
export type FileAnswer = 'there' | 'gone' | 'unknown';

/** Asks the host of this page whether it has a file, and waits for the answer as long as it takes. */
export async function askHost(address: string): Promise<FileAnswer> {
  try {
    const { ok, status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (ok) return 'there';
    return status === 404 || status === 410 ? 'gone' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The longest wait for the answer of the host. */
const maxWaitMs = 5_000;

/** The same, but `unknown` also if no answer comes within five seconds. */
export async function askForFile(address: string): Promise<FileAnswer> {
  // No `AbortController`: this also runs before the polyfills bring it.
  const late = new Promise<'unknown'>((resolve) => {
    setTimeout(resolve, maxWaitMs, 'unknown');
  });
  return Promise.race([askHost(address), late]);
}
