import type { CDPSession, Frame, Page } from '@playwright/test';
import type { RanScript } from './judge-scripts';

type Note = () => Promise<RanScript>;

async function textOf(session: CDPSession, scriptId: string): Promise<string> {
  try {
    return (await session.send('Debugger.getScriptSource', { scriptId })).scriptSource;
  } catch {
    // Its document is gone.
    return '';
  }
}

/** Takes down each script of a target, those that ran before as well. */
async function takeDown(session: CDPSession, notes: Note[]): Promise<void> {
  const documents = new Map<number, string>();
  session.on('Runtime.executionContextCreated', ({ context }) => {
    documents.set(context.id, context.origin);
  });
  session.on('Debugger.scriptParsed', (parsed) => {
    // The name it was loaded by: a script may give itself another one.
    const address = parsed.embedderName ?? parsed.url;
    const isPages = String(parsed.executionContextAuxData?.['isDefault']) === 'true';
    // What the test itself runs has no address, and nobody with an address has called it.
    const callers = parsed.stackTrace?.callFrames ?? [];
    const isOurs = address === '' && callers.every(({ url }) => url === '');
    if (!isPages || isOurs) return;
    const document = documents.get(parsed.executionContextId) ?? 'an unknown document';
    const isInline = address !== '' && parsed.startLine + parsed.startColumn > 0;
    const text = textOf(session, parsed.scriptId);
    notes.push(async () => ({ document, address, isInline, text: await text }));
  });
  await session.send('Runtime.enable');
  await session.send('Debugger.enable');
}

/** What a watched page has run so far, in its own document and in all frames. */
export type ReadScripts = () => Promise<readonly RanScript[]>;

/** Watches a page from before its first document on; the browser's debugger misses no script. */
export async function watchScripts(page: Page): Promise<ReadScripts> {
  const notes: Note[] = [];
  const frames = new Set<Frame>([page.mainFrame()]);
  const attaching: Promise<void>[] = [];

  async function attach(frame: Frame): Promise<void> {
    try {
      await takeDown(await page.context().newCDPSession(frame), notes);
    } catch {
      // A frame in the process of its page is seen through the page already.
      frames.delete(frame);
    }
  }
  page.on('framenavigated', (frame) => {
    if (frames.has(frame)) return;
    frames.add(frame);
    attaching.push(attach(frame));
  });
  await takeDown(await page.context().newCDPSession(page), notes);

  return async () => {
    await Promise.all(attaching);
    return Promise.all(notes.map(async (note) => note()));
  };
}
