import { EventEmitter } from 'node:events';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../setup/browser.mjs';
import { PlainFailure } from '../../terminal/plain-failure.mjs';
import { repository } from '../../terminal/repository.mjs';

/** @import { Browser, CDPSession } from 'playwright-core' */
/** @import { Protocol } from '../node_modules/playwright-core/types/protocol' */

/**
 * A page of a phone, spoken to in the browser's own protocol. `send` rejects if the browser refuses the command, `goto`
 * resolves when the page begins to arrive, and `evaluate` returns the value of an expression, which may await something.
 *
 * @typedef {object} Page
 * @property {CDPSession['send']} send
 * @property {<Event extends keyof Protocol.Events>(
 *   event: Event,
 *   listener: (params: Protocol.Events[Event]) => void,
 * ) => void} on
 * @property {(address: string) => Promise<void>} goto
 * @property {<Result>(expression: string) => Promise<Result>} evaluate
 * @property {() => Promise<void>} close
 */

/**
 * What the browser says: the answer to a command, of the type that belongs to the command, or news.
 *
 * @typedef {{ id: number, result: never, error?: { message: string }, method?: string, params?: unknown }} Message
 */

/** Starts a browser in English. */
export async function launchBrowser() {
  return chromium.launch({
    executablePath: await ensureBrowser(repository),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      '--accept-lang=en-US',
    ],
  });
}

/**
 * Opens a phone of 360 × 740 px, without any data of earlier visits.
 *
 * Its pages are not Playwright's: those have an inspector attached, for which the browser parses a script
 * again when the script makes its first error object. React makes one as it starts, so that an inspected
 * visit has some 80 ms of work that no player's browser does.
 *
 * @param {Browser} browser
 * @param {'light' | 'dark'} scheme
 */
export async function openPhone(browser, scheme) {
  const connection = await browser.newBrowserCDPSession();
  const { browserContextId } = await connection.send('Target.createBrowserContext', {
    disposeOnDetach: true,
  });
  return {
    /**
     * Opens an empty page.
     *
     * @param {readonly string[]} scripts to run before those of each document
     */
    openPage: async (scripts) => {
      const page = await openTarget(connection, browserContextId);
      await page.send('Page.enable');
      await page.send('Emulation.setDeviceMetricsOverride', {
        width: 360,
        height: 740,
        deviceScaleFactor: 1,
        mobile: true,
      });
      await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      await page.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-color-scheme', value: scheme }],
      });
      for (const source of scripts)
        await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
      return page;
    },
    /** Forgets all its data. */
    close: async () => {
      await connection.send('Target.disposeBrowserContext', { browserContextId });
      await connection.detach();
    },
  };
}

/**
 * Opens an empty page, whose messages travel inside those of the connection.
 *
 * @param {CDPSession} connection
 * @param {string} browserContextId
 * @returns {Promise<Page>}
 */
async function openTarget(connection, browserContextId) {
  const { targetId } = await connection.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await connection.send('Target.attachToTarget', {
    targetId,
    flatten: false,
  });

  let lastId = 0;
  // Answers to commands, by their numbers, and news.
  const messages = new EventEmitter();
  connection.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message = /** @type {Message} */ (JSON.parse(event.message));
    messages.emit(message.method ?? String(message.id), message.params ?? message);
  });

  /** @type {Page['send']} */
  async function send(method, params) {
    lastId += 1;
    const id = lastId;
    const answered = new Promise((/** @type {(answer: Message) => void} */ resolve) => {
      messages.once(String(id), resolve);
    });
    const message = JSON.stringify({ id, method, params });
    await connection.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(`The browser refused ${method}: ${error.message}`);
    return result;
  }

  return {
    send,
    on: (event, listener) => void messages.on(event, listener),
    goto: async (url) => {
      const { errorText } = await send('Page.navigate', { url });
      if (errorText !== undefined) throw new PlainFailure(`${url} did not open: ${errorText}`);
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        ...{ expression, awaitPromise: true, returnByValue: true },
        // It may await something.
        replMode: true,
      });
      if (exceptionDetails !== undefined)
        throw new Error(`${expression} threw: ${exceptionDetails.exception?.description ?? ''}`);
      return /** @type {never} */ (result.value);
    },
    close: async () => {
      await connection.send('Target.closeTarget', { targetId });
    },
  };
}
