import { expect } from '@playwright/test';
import * as v from 'valibot';
import {
  type Engine,
  type Launch,
  type Scope,
  type Tab,
  type Viewport,
  NothingToTap,
} from './engine';
import { requestJson } from './json-request';
import { performUntilNoticed } from './noticed';
import { freePort, startProgram } from './program';
import { pressActions, tapActions, typeActions } from './web-driver-actions';

/** The name under which WebDriver passes an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const element = v.object({ [elementKey]: v.string() });
const answered = v.object({ value: v.unknown() });
const failed = v.object({ error: v.string(), message: v.string() });
const scriptResult = v.object({ answer: v.optional(v.unknown()), message: v.optional(v.string()) });
const session = v.object({ sessionId: v.string() });

/**
 * How long a script may run. One whose document is replaced is never answered, and until the driver gives it up no
 * other is.
 */
const maxScriptMs = 1_500;

const maxStartMs = 30_000;

/**
 * Nothing shows what is put together from the layers of a page, and without a graphics card that takes as long as the page
 * itself: GTK paints without layers, and the software that stands in for the card draws nothing. Pictures that a driver
 * takes are painted apart from it.
 */
const drawsLess = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', LP_NO_RAST: 'true' };

/** A port of WebKit. */
interface WebKitPort {
  /** The path of its WebDriver. */
  readonly driver: string;
  readonly capabilities: object;
  /** Whether its windows need an X server; it has none of the machine's. */
  readonly needsDisplay: boolean;
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Returns how to start the WebKit of GNOME; `driver` is the path of its WebDriver. */
export function webkitGtk(driver: string, browser: string): Launch {
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  return webkit({ driver, capabilities, needsDisplay: true });
}

/** Returns how to start the WebKit for embedded devices; `driver` is the path of its WebDriver. */
export function webkitWpe(driver: string, browser: string): Launch {
  const options = { binary: browser, args: ['--automation', '--headless'] };
  const capabilities = { browserName: 'MiniBrowser', 'wpe:browserOptions': options };
  return webkit({ driver, capabilities, needsDisplay: false });
}

function webkit({ driver, capabilities, needsDisplay }: WebKitPort): Launch {
  return async (wanted) => {
    const display = needsDisplay
      ? startProgram('Xvfb', () => ['-displayfd', '1', '-screen', '0', '1400x1000x24'])
      : null;
    const [, number = ''] = (await display?.printed(/^(\d+)\n/m)) ?? [];
    const port = await freePort();
    const program = startProgram(driver, () => [`--port=${String(port)}`], {
      DISPLAY: `:${number}`,
      // It would start the services of a desktop, and sometimes wait for them without end.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      ...drawsLess,
    });
    await whenListening(port);
    // With another strategy the driver waits for the page to load before it answers. In a new window, whose empty page is
    // replaced while it loads, it waits forever. The journeys wait by themselves for what they look for.
    const started = await send(port, 'POST', '/session', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none', ...capabilities } },
    });
    const path = `/session/${v.parse(session, started).sessionId}`;
    const call: Call = (method, command, body) => send(port, method, path + command, body);
    await call('POST', '/timeouts', { script: maxScriptMs });
    const first = v.parse(v.string(), await call('GET', '/window'));
    // Not every port can change the size of its window.
    await call('POST', '/window/rect', wanted);
    const tab = tabOf(call, first);
    const viewport = v.parse(
      v.object({ width: v.number(), height: v.number() }),
      await tab.evaluate((): Viewport => ({ width: innerWidth, height: innerHeight })),
    );
    return {
      viewport,
      tab,
      openedTab: async () => {
        const windows = v.parse(v.array(v.string()), await call('GET', '/window/handles'));
        const other = windows.find((handle) => handle !== first);
        return other === undefined ? null : tabOf(call, other);
      },
      // WebDriver does not tell what a page writes on the console. What a page throws is reported by the page.
      errors: () => Promise.resolve([]),
      quit: async () => {
        await call('DELETE', '').catch(ignoreClosedWindow);
        await program.end();
        await display?.end();
      },
    } satisfies Engine;
  };
}

/** WebDriver does not say when it listens. */
async function whenListening(port: number): Promise<void> {
  const isListening = (): Promise<boolean> =>
    send(port, 'GET', '/status').then(
      () => true,
      () => false,
    );
  await expect
    .poll(isListening, { message: 'WebDriver listens', intervals: [50], timeout: maxStartMs })
    .toBe(true);
}

async function send(
  port: number,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await requestJson({ port, method, path, ...(body !== undefined && { body }) });
  const { value } = v.parse(answered, answer);
  if (v.is(failed, value)) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

/** A window that its page is closing cannot be closed once more; its program ends with the driver. */
function ignoreClosedWindow(error: unknown): void {
  if (!String(error).includes(': no such window:')) throw error;
}

function tabOf(call: Call, handle: string): Tab {
  /** WebDriver has one current window and frame, which each command has to choose. */
  const enter = async (): Promise<void> => {
    await call('POST', '/window', { handle });
  };
  const document = scopeOf(call, enter);
  const step = async (steps: 1 | -1): Promise<void> => {
    await document.evaluate((by: number) => {
      setTimeout(() => {
        history.go(by);
      }, 0);
    }, steps);
  };
  return {
    ...document,
    goTo: async (url) => {
      await enter();
      await call('POST', '/url', { url });
    },
    url: async () => {
      await enter();
      return v.parse(v.string(), await call('GET', '/url'));
    },
    reload: async () => {
      await enter();
      await call('POST', '/refresh', {});
    },
    // The driver's own step waits for a document, which a step between states of one never brings.
    back: () => step(-1),
    forward: () => step(1),
    activate: enter,
    close: async () => {
      await enter();
      await call('DELETE', '/window');
    },
    picture: async () => {
      await enter();
      return Buffer.from(v.parse(v.string(), await call('GET', '/screenshot')), 'base64');
    },
  };
}

/** Returns a document; `enter` makes it the current one. */
function scopeOf(call: Call, enter: () => Promise<void>): Scope {
  const run = async (fn: string, args: readonly unknown[]): Promise<unknown> => {
    await enter();
    const script = `
      const args = Array.from(arguments), done = args.pop();
      new Promise((resolve) => resolve((${fn})(...args))).then(
        (answer) => done({ answer }), ({ message }) => done({ message }))`;
    const said = await Promise.race([
      call('POST', '/execute/async', { script, args }),
      new Promise((_, reject) => {
        setTimeout(reject, maxScriptMs, new Error('The script was not answered.')).unref();
      }),
    ]);
    const { answer, message } = v.parse(scriptResult, said);
    if (message !== undefined) throw new Error(message);
    return answer;
  };
  const perform = (
    event: 'click' | 'keydown',
    actions: () => Promise<readonly object[]>,
  ): Promise<void> =>
    performUntilNoticed(
      (source, ...args) => run(source, args),
      event,
      async () => {
        await enter();
        const performed = call('POST', '/actions', { actions: await actions() });
        // An element that was replaced after it was found has not been pressed, and is found again.
        await performed.catch((error: unknown) => {
          if (!/not interactable|stale element/.test(String(error))) throw error;
        });
      },
    );
  return {
    evaluate: (fn, ...args) => run(String(fn), args),
    tap: (fn, ...args) =>
      perform('click', async () => {
        const found = await run(String(fn), args);
        if (!v.is(element, found)) throw new NothingToTap('There is nothing to tap.');
        return tapActions(found);
      }),
    type: (text) => perform('keydown', () => Promise.resolve(typeActions(text))),
    press: (key, { isShifted } = { isShifted: false }) =>
      perform('keydown', () => Promise.resolve(pressActions(key, isShifted))),
    frame: async (part) => {
      const find = (text: string): Element | undefined =>
        Array.from(document.querySelectorAll('iframe')).find(({ src }) => src.indexOf(text) >= 0);
      const inside = async (): Promise<boolean> => {
        const found = await run(String(find), [part]);
        if (!v.is(element, found)) return false;
        await call('POST', '/frame', { id: found });
        return true;
      };
      if (!(await inside())) return null;
      return scopeOf(call, async () => {
        if (!(await inside())) throw new Error(`The frame ${part} is gone.`);
      });
    },
  };
}
