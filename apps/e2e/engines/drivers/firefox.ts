import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Engine, type Launch, type Scope, type Tab, NothingToTap } from './engine';
import { type JsonSocket, openSocket } from './json-socket';
import { performUntilNoticed } from './noticed';
import { startProgram } from './program';
import { pressActions, tapActions, typeActions } from './web-driver-actions';

/** Settings of a player's Firefox, not of automation: pop-ups that no press opens are blocked. */
const preferences = {
  'remote.prefs.recommended': false,
  'dom.disable_open_during_load': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
} as const;

const contextNode: v.GenericSchema<ContextNode> = v.object({
  context: v.string(),
  url: v.string(),
  children: v.nullish(v.array(v.lazy(() => contextNode))),
});
const contextTree = v.object({ contexts: v.array(contextNode) });
const remoteResult = v.object({
  value: v.optional(v.unknown()),
  sharedId: v.optional(v.string()),
});
const evaluated = v.variant('type', [
  v.object({ type: v.literal('success'), result: remoteResult }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);

interface ContextNode {
  readonly context: string;
  readonly url: string;
  readonly children?: ContextNode[] | null | undefined;
}

/** Returns how to start a Firefox, driven by WebDriver BiDi. */
export function firefox(path: string): Launch {
  return async (viewport) => {
    const program = startProgram(path, (folder) => {
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      writeFileSync(join(folder, 'user.js'), lines.join('\n'));
      return ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', folder];
    });
    const [, address = ''] = await program.printed(/BiDi listening on (ws:\S+)/);
    const socket = await openSocket(`${address}/session`);
    await socket.call('session.new', { capabilities: {} });
    await socket.call('session.subscribe', { events: ['log.entryAdded'] });
    const errors: string[] = [];
    socket.on('log.entryAdded', (entry) => {
      if (entry['level'] === 'error') errors.push(JSON.stringify(entry));
    });
    // In the tab that Firefox starts with, the address bar has the focus, and no page would notice a Tab.
    const started = await contextsOf(socket);
    const first = v.parse(
      v.object({ context: v.string() }),
      await socket.call('browsingContext.create', { type: 'tab' }),
    );
    for (const { context } of started) await socket.call('browsingContext.close', { context });
    const open = async (context: string): Promise<Tab> => {
      await socket.call('browsingContext.setViewport', { context, viewport });
      return tabOf(socket, context);
    };
    return {
      viewport,
      tab: await open(first.context),
      openedTab: async () => {
        const other = (await contextsOf(socket)).find(({ context }) => context !== first.context);
        return other === undefined ? null : open(other.context);
      },
      errors: () => Promise.resolve(errors),
      quit: async () => {
        socket.close();
        await program.end();
      },
    } satisfies Engine;
  };
}

async function contextsOf({ call }: JsonSocket, root?: string): Promise<readonly ContextNode[]> {
  return v.parse(
    contextTree,
    await call('browsingContext.getTree', root === undefined ? {} : { root }),
  ).contexts;
}

function tabOf(socket: JsonSocket, context: string): Tab {
  const { call } = socket;
  return {
    ...scopeOf(socket, context),
    goTo: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    url: async () => {
      const [tab] = await contextsOf(socket, context);
      return tab?.url ?? '';
    },
    reload: async () => {
      await call('browsingContext.reload', { context, wait: 'interactive' });
    },
    back: async () => {
      await call('browsingContext.traverseHistory', { context, delta: -1 });
    },
    forward: async () => {
      await call('browsingContext.traverseHistory', { context, delta: 1 });
    },
    activate: async () => {
      await call('browsingContext.activate', { context });
    },
    close: async () => {
      await call('browsingContext.close', { context });
    },
    picture: async () => {
      const shot = await call('browsingContext.captureScreenshot', { context });
      return Buffer.from(v.parse(v.object({ data: v.string() }), shot).data, 'base64');
    },
  };
}

/** The name of a global object of the driver's own in a page. */
const noticing = 'noticing';

function scopeOf(socket: JsonSocket, context: string): Scope {
  const { call } = socket;
  const run = async (
    functionDeclaration: string,
    args: readonly unknown[],
    sandbox?: string,
  ): Promise<v.InferOutput<typeof remoteResult>> => {
    const answer = await call('script.callFunction', {
      functionDeclaration,
      arguments: args.map((value) => ({ type: 'string', value: JSON.stringify(value) })),
      target: sandbox === undefined ? { context } : { context, sandbox },
      awaitPromise: true,
    });
    const outcome = v.parse(evaluated, answer);
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return outcome.result;
  };
  const evaluate = async (
    source: string,
    args: readonly unknown[],
    sandbox?: string,
  ): Promise<unknown> => {
    const { value } = await run(
      `async (...texts) => JSON.stringify(await (${source})(...texts.map((text) => JSON.parse(text)))) ?? null`,
      args,
      sandbox,
    );
    const answer: unknown = typeof value === 'string' ? JSON.parse(value) : undefined;
    return answer;
  };
  const perform = (
    event: 'mousedown' | 'keydown',
    actions: () => Promise<readonly object[]>,
  ): Promise<void> =>
    performUntilNoticed(
      (source, ...args) => evaluate(source, args, noticing),
      event,
      async () => {
        const performed = call('input.performActions', { context, actions: await actions() });
        // An element that was replaced after it was found has not been pressed, and is found again.
        await performed.catch((error: unknown) => {
          if (!/move target out of bounds|no such node/.test(String(error))) throw error;
        });
      },
    );
  return {
    evaluate: (fn, ...args) => evaluate(String(fn), args),
    tap: (fn, ...args) =>
      perform('mousedown', async () => {
        const { sharedId } = await run(
          `(...texts) => (${String(fn)})(...texts.map((text) => JSON.parse(text)))`,
          args,
        );
        if (sharedId === undefined) throw new NothingToTap('There is nothing to tap.');
        return tapActions({ type: 'element', element: { sharedId } });
      }),
    type: (text) => perform('keydown', () => Promise.resolve(typeActions(text))),
    press: (key, { isShifted } = { isShifted: false }) =>
      perform('keydown', () => Promise.resolve(pressActions(key, isShifted))),
    frame: async (part) => {
      const [self] = await contextsOf(socket, context);
      const found = self?.children?.find(({ url }) => url.includes(part));
      return found === undefined ? null : scopeOf(socket, found.context);
    },
  };
}
