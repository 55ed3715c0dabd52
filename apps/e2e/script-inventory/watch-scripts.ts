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

/** Records each script of a target, including those that ran before. */
async function record(session: CDPSession, notes: Note[]): Promise<void> {
  const documents = new Map<number, string>();
  session.on('Runtime.executionContextCreated', ({ context }) => {
    documents.set(context.id, context.origin);
  });
  session.on('Debugger.scriptParsed', (parsed) => {
    // The URL it was loaded from; `url` may be changed by a sourceURL comment.
    const address = parsed.embedderName ?? parsed.url;
    const isPages = String(parsed.executionContextAuxData?.['isDefault']) === 'true';
    // Scripts of the test itself have no address, and neither have their callers.
    const callers = parsed.stackTrace?.callFrames ?? [];
    const isFromTest = address === '' && callers.every(({ url }) => url === '');
    if (!isPages || isFromTest) return;
    const document = documents.get(parsed.executionContextId) ?? 'an unknown document';
    const isInline = address !== '' && parsed.startLine + parsed.startColumn > 0;
    const text = textOf(session, parsed.scriptId);
    notes.push(async () => ({ document, address, isInline, text: await text }));
  });
  await session.send('Runtime.enable');
  await session.send('Debugger.enable');
}

/** Returns the scripts that a page has run so far, in its own document and in all frames. */
export type ReadScripts = () => Promise<readonly RanScript[]>;

/** Records the scripts of a page with the browser's debugger. Call it before the first navigation. */
export async function watchScripts(page: Page): Promise<ReadScripts> {
  const notes: Note[] = [];
  const frames = new Set<Frame>([page.mainFrame()]);
  const attaching: Promise<void>[] = [];

  async function attach(frame: Frame): Promise<void> {
    try {
      await record(await page.context().newCDPSession(frame), notes);
    } catch {
      // A frame in the same process as its page is recorded through the page.
      frames.delete(frame);
    }
  }
  page.on('framenavigated', (frame) => {
    if (frames.has(frame)) return;
    frames.add(frame);
    attaching.push(attach(frame));
  });
  await record(await page.context().newCDPSession(page), notes);

  return async () => {
    await Promise.all(attaching);
    return Promise.all(notes.map(async (note) => note()));
  };
}
