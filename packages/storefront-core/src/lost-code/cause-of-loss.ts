import { askForFile } from '../browser';

/** Why code that is needed is not there. */
export type LossCause =
  /** The host does not answer. */
  | 'network'
  /** The host answers and has the file, which did not arrive. Older browsers remember that as long as the page lives. */
  | 'missed'
  /** The file has not arrived in time, and may still come. */
  | 'slow'
  /** A new release has removed the files of this page. */
  | 'renewed'
  /** The code has arrived, and this browser cannot run it. */
  | 'unsupported';

/** The pause between two attempts to load code by itself; as for a call (spec §9). */
export const retryPauseMs = 4_000;

/** Whether what is lost may come although the page stays as it is. */
export function comesByItself(cause: LossCause): boolean {
  switch (cause) {
    case 'network':
    case 'missed':
    case 'slow':
      return true;
    case 'renewed':
    case 'unsupported':
      return false;
  }
}

/** What Chromium, Firefox and WebKit say of a module that they could not fetch; they have no name for it. */
const notFetched = /dynamically imported module|importing a module script/i;

/** Whether something that was loaded could not be fetched, as far as that can be told from the error. */
export function isNotFetched(error: unknown): boolean {
  return (
    error instanceof TypeError && (error.name !== 'TypeError' || notFetched.test(error.message))
  );
}

/** The address of a file in an error message. WebKit gives none, and Chromium none of a file that another one imports. */
const fileAddress = /(?:https?:\/)?\/\S+\.(?:js|css)/;

/**
 * Returns why code could not be loaded. Asks the host, unless the error says enough: whether the code has come
 * through decides whether loading the page again can help.
 */
export async function causeOfLoss(error: unknown, document: Document): Promise<LossCause> {
  // What could not be fetched is one of these. So is some of what code throws that runs into what is missing.
  if (!(error instanceof TypeError)) return 'unsupported';
  const first = document.getElementById('shop-code')?.getAttribute('href') ?? '/';
  const lost = (isNotFetched(error) && fileAddress.exec(error.message)?.[0]) || first;
  const [ofLost, ofFirst] = await Promise.all([askForFile(lost), askForFile(first)]);
  // A release has all files of a page or none.
  if (ofLost === 'gone' || ofFirst === 'gone') return 'renewed';
  if (ofFirst === 'unknown') return 'network';
  if (!isNotFetched(error)) return 'unsupported';
  return error.name === 'LateFile' ? 'slow' : 'missed';
}
