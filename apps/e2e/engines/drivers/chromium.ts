import * as v from 'valibot';
import {
  type Engine,
  type Key,
  type Launch,
  type Scope,
  type Tab,
  type Viewport,
  NothingToTap,
} from './engine';
import { requestJson } from './json-request';
import { type JsonSocket, openSocket } from './json-socket';
import { performUntilNoticed } from './noticed';
import { startProgram } from './program';

const keyCodes = {
  Tab: { code: 'Tab', windowsVirtualKeyCode: 9 },
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { code: 'Escape', windowsVirtualKeyCode: 27 },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  ArrowDown: { code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  ArrowUp: { code: 'ArrowUp', windowsVirtualKeyCode: 38 },
} as const satisfies Record<Key, object>;

const shift = 8;

const target = v.object({
  id: v.string(),
  type: v.string(),
  webSocketDebuggerUrl: v.optional(v.string()),
});
const frameTree = v.object({ frameTree: v.unknown() });
const frameNode: v.GenericSchema<FrameNode> = v.object({
  frame: v.object({ id: v.string(), url: v.string() }),
  childFrames: v.optional(v.array(v.lazy(() => frameNode))),
});
const createdContext = v.object({
  context: v.object({
    id: v.number(),
    auxData: v.object({ frameId: v.string(), isDefault: v.boolean() }),
  }),
});
const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()), objectId: v.optional(v.string()) }),
  exceptionDetails: v.optional(v.unknown()),
});
const box = v.object({ model: v.object({ border: v.array(v.number()) }) });
const history = v.object({
  currentIndex: v.number(),
  entries: v.array(v.object({ id: v.number(), url: v.string() })),
});

interface FrameNode {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: FrameNode[] | undefined;
}

/** Returns how to start a Chromium of any age, driven by the DevTools protocol. */
export function chromium(path: string): Launch {
  return async (viewport) => {
    const program = startProgram(path, (folder) => [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--hide-scrollbars'],
      ...['--no-first-run', '--disable-background-networking', '--disable-component-update'],
      // The protocol of the oldest one reaches only frames of the page's own process.
      ...['--disable-site-isolation-trials', '--disable-features=site-per-process,IsolateOrigins'],
      ...['--lang=en-US', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
      ...['--host-resolver-rules=MAP *.localhost 127.0.0.1', 'about:blank'],
    ]);
    const [, port = ''] = await program.printed(/listening on ws:\/\/[^:]+:(\d+)/);
    const errors: string[] = [];
    const open = async ({ id }: { readonly id: string }): Promise<Tab> => {
      const socket = await openSocket(`ws://127.0.0.1:${port}/devtools/page/${id}`);
      return openTab(socket, { viewport, errors });
    };
    const first = await firstTarget(port);
    const opened = new Map<string, Tab>();
    return {
      viewport,
      tab: await open(first),
      openedTab: async () => {
        const other = (await targets(port)).find(({ id }) => id !== first.id);
        if (other === undefined) return null;
        const tab = opened.get(other.id) ?? (await open(other));
        opened.set(other.id, tab);
        return tab;
      },
      errors: () => Promise.resolve(errors),
      quit: program.end,
    } satisfies Engine;
  };
}

async function firstTarget(port: string): Promise<v.InferOutput<typeof target>> {
  const [first] = await targets(port);
  return first ?? firstTarget(port);
}

/** Returns the pages of a browser. */
async function targets(port: string): Promise<readonly v.InferOutput<typeof target>[]> {
  const listed = await requestJson({ port: Number(port), method: 'GET', path: '/json/list' });
  return v.parse(v.array(target), listed).filter(({ type }) => type === 'page');
}

interface TabOptions {
  readonly viewport: Viewport;
  /** Where errors of the page are written to. */
  readonly errors: string[];
}

async function openTab(socket: JsonSocket, { viewport, errors }: TabOptions): Promise<Tab> {
  const { call, on } = socket;
  const contexts = new Map<string, number>();
  on('Runtime.executionContextCreated', (params) => {
    const { id, auxData } = v.parse(createdContext, params).context;
    if (auxData.isDefault) contexts.set(auxData.frameId, id);
  });
  on('Runtime.exceptionThrown', (params) => errors.push(JSON.stringify(params)));
  on('Runtime.consoleAPICalled', (params) => {
    if (params['type'] === 'error') errors.push(JSON.stringify(params));
  });
  on('Log.entryAdded', ({ entry }) => {
    if (v.is(v.object({ level: v.literal('error') }), entry)) errors.push(JSON.stringify(entry));
  });
  for (const domain of ['Page', 'Runtime', 'Log', 'DOM']) await call(`${domain}.enable`);
  await call('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: true,
  });

  const tree = async (): Promise<FrameNode> =>
    v.parse(frameNode, v.parse(frameTree, await call('Page.getFrameTree')).frameTree);
  const traverse = async (steps: 1 | -1): Promise<void> => {
    const { currentIndex, entries } = v.parse(history, await call('Page.getNavigationHistory'));
    const entry = entries[currentIndex + steps];
    if (entry === undefined) throw new Error('The history has no such page.');
    await call('Page.navigateToHistoryEntry', { entryId: entry.id });
  };
  /** Resolves when the tab shows another document. */
  const committed = (): Promise<void> =>
    new Promise((resolve) => {
      on('Page.frameNavigated', () => {
        resolve();
      });
    });
  return {
    ...scopeOf(socket, contexts, tree),
    goTo: async (url) => {
      await call('Page.navigate', { url });
    },
    url: async () => (await tree()).frame.url,
    reload: async () => {
      const shown = committed();
      await call('Page.reload');
      await shown;
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    activate: async () => {
      await call('Page.bringToFront');
    },
    close: async () => {
      await call('Page.close');
      socket.close();
    },
    picture: async () => {
      const { data } = v.parse(
        v.object({ data: v.string() }),
        await call('Page.captureScreenshot', { format: 'png' }),
      );
      return Buffer.from(data, 'base64');
    },
  };
}

/** Returns the document of a frame of a tab, which `find` finds anew for each command. */
function scopeOf(
  socket: JsonSocket,
  contexts: ReadonlyMap<string, number>,
  find: () => Promise<FrameNode>,
): Scope {
  const { call } = socket;
  const run = async (
    isByValue: boolean,
    functionDeclaration: string,
    args: readonly unknown[],
  ): Promise<v.InferOutput<typeof evaluated>['result']> => {
    const { frame } = await find();
    const answer = v.parse(
      evaluated,
      await call('Runtime.callFunctionOn', {
        executionContextId: contexts.get(frame.id),
        functionDeclaration,
        arguments: args.map((value) => ({ value })),
        returnByValue: isByValue,
        awaitPromise: true,
      }),
    );
    if (answer.exceptionDetails !== undefined)
      throw new Error(JSON.stringify(answer.exceptionDetails));
    return answer.result;
  };
  const press = async (objectId: string): Promise<void> => {
    const { border } = v.parse(box, await call('DOM.getBoxModel', { objectId })).model;
    const [left = 0, top = 0, , , right = 0, bottom = 0] = border;
    const at = { x: (left + right) / 2, y: (top + bottom) / 2, button: 'left', clickCount: 1 };
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
      await call('Input.dispatchMouseEvent', { type, ...at });
  };
  const pressKey = async (event: object, modifiers = 0): Promise<void> => {
    for (const type of ['keyDown', 'keyUp'])
      await call('Input.dispatchKeyEvent', {
        type,
        modifiers,
        ...event,
        ...(type === 'keyUp' && { text: undefined }),
      });
  };
  return {
    evaluate: async (fn, ...args) => (await run(true, String(fn), args)).value,
    tap: (fn, ...args) =>
      performUntilNoticed(
        async (source, ...asked) => (await run(true, source, asked)).value,
        'click',
        async () => {
          const { objectId } = await run(false, String(fn), args);
          if (objectId === undefined) throw new NothingToTap('There is nothing to tap.');
          await press(objectId);
        },
      ),
    type: async (text) => {
      for (const key of text) await pressKey({ key, text: key });
    },
    press: (key, { isShifted } = { isShifted: false }) =>
      pressKey({ key, ...keyCodes[key] }, isShifted ? shift : 0),
    frame: async (part) => {
      const inside = async (): Promise<FrameNode | undefined> =>
        (await find()).childFrames?.find(
          ({ frame }) => frame.url.includes(part) && contexts.has(frame.id),
        );
      if ((await inside()) === undefined) return null;
      return scopeOf(socket, contexts, async () => {
        const found = await inside();
        if (found === undefined) throw new Error(`The frame ${part} is gone.`);
        return found;
      });
    },
  };
}
