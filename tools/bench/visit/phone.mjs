import { PlainFailure } from '../../terminal/plain-failure.mjs';

/** @import { Protocol } from '../node_modules/playwright-core/types/protocol' */

/**
 * A page of a phone, spoken to in the browser's own protocol.
 *
 * @typedef {object} Page
 * @property {<Method extends keyof Protocol.CommandParameters>(
 *   method: Method,
 *   params?: Protocol.CommandParameters[Method],
 * ) => Promise<Protocol.CommandReturnValues[Method]>} send rejects if the browser refuses the command
 * @property {<Event extends keyof Protocol.Events>(
 *   event: Event,
 *   listener: (params: Protocol.Events[Event]) => void,
 * ) => void} on
 * @property {(address: string) => Promise<void>} goto resolves when the page begins to arrive
 * @property {<Result>(expression: string) => Promise<Result>} evaluate returns the value of an
 *   expression, which may await something, by way of JSON
 * @property {() => Promise<void>} close
 */

/**
 * A browser without any data of earlier visits.
 *
 * @typedef {object} Phone
 * @property {(scripts: readonly string[]) => Promise<Page>} openPage opens an empty page, which runs these
 *   scripts before those of each document
 * @property {() => Promise<void>} close forgets all its data
 */

/**
 * Opens a phone of 360 × 740 px.
 *
 * Its pages are not Playwright's: those have an inspector attached, for which the browser parses a script
 * again when the script makes its first error object. React makes one as it starts, so that an inspected
 * visit has some 80 ms of work that no player's browser does.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {'light' | 'dark'} scheme
 * @returns {Promise<Phone>}
 */
export async function openPhone(browser, scheme) {
  const connection = await browser.newBrowserCDPSession();
  const { browserContextId } = await connection.send('Target.createBrowserContext', {
    disposeOnDetach: true,
  });
  const { userAgent } = await connection.send('Browser.getVersion');
  return {
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
      await page.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'en-US' });
      await page.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-color-scheme', value: scheme }],
      });
      for (const source of scripts)
        await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
      return page;
    },
    close: async () => {
      await connection.send('Target.disposeBrowserContext', { browserContextId });
      await connection.detach();
    },
  };
}

/**
 * Opens an empty page, whose messages travel inside those of the connection.
 *
 * @param {import('playwright-core').CDPSession} connection
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
  /** @type {Map<number, (answer: Answer) => void>} */
  const waiting = new Map();
  /** @type {Map<string, ((params: never) => void)[]>} */
  const listeners = new Map();
  connection.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message = /** @type {Answer | News} */ (JSON.parse(event.message));
    if ('id' in message) waiting.get(message.id)?.(message);
    else for (const listener of listeners.get(message.method) ?? []) listener(message.params);
  });

  /** @type {Page['send']} */
  async function send(method, params) {
    lastId += 1;
    const id = lastId;
    const answered = new Promise((/** @type {(answer: Answer) => void} */ resolve) => {
      waiting.set(id, resolve);
    });
    const message = JSON.stringify({ id, method, params });
    await connection.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`The browser refused ${method}: ${error.message}`);
    return result;
  }

  return {
    send,
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    goto: async (url) => {
      const { errorText } = await send('Page.navigate', { url });
      if (errorText !== undefined) throw new PlainFailure(`${url} did not open: ${errorText}`);
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: `(async () => JSON.stringify(${expression}))()`,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined)
        throw new Error(`${expression} threw: ${exceptionDetails.exception?.description ?? ''}`);
      return /** @type {never} */ (JSON.parse(String(result.value)));
    },
    close: async () => {
      await connection.send('Target.closeTarget', { targetId });
    },
  };
}

/**
 * What the browser answers to a command.
 *
 * @typedef {object} Answer
 * @property {number} id of the command
 * @property {never} result of the type that belongs to the command
 * @property {{ message: string }} [error]
 */

/**
 * What the browser says by itself.
 *
 * @typedef {object} News
 * @property {string} method
 * @property {never} params
 */
