import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  type Browser,
  type Engine,
  type Scope,
  type Tab,
  type Viewport,
  NothingToTap,
} from './engine';
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
  // Starts with an empty page.
  'browser.startup.page': 0,
  'browser.newtab.preload': false,
} as const;

const contextNode: v.GenericSchema<ContextNode> = v.object({
  context: v.string(),
  url: v.string(),
  children: v.nullish(v.array(v.lazy(() => contextNode))),
});
const createdUser = v.object({ userContext: v.string() });
const createdTab = v.object({ context: v.string() });
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

/**
 * Starts a Firefox, driven by WebDriver BiDi. Its start takes longer than most journeys: each of them has a user context
 * in it, which shares neither storage nor cache with another.
 */
export async function firefox(path: string): Promise<Browser> {
  const program = startProgram(path, (folder) => {
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(folder, 'user.js'), lines.join('\n'));
    return ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', folder];
  });
  const [, address = ''] = await program.printed(/BiDi listening on (ws:\S+)/);
  return { open: (viewport) => openContext(`${address}/session`, viewport), end: program.end };
}

async function openContext(address: string, viewport: Viewport): Promise<Engine> {
  const socket = await openSocket(address);
  const { call, on } = socket;
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const errors: string[] = [];
  on('log.entryAdded', (entry) => {
    if (entry['level'] === 'error') errors.push(JSON.stringify(entry));
  });
  const { userContext } = v.parse(createdUser, await call('browser.createUserContext'));
  // In the tab that Firefox starts with, the address bar has the focus, and no page would notice a Tab.
  const others = (await contextsOf(socket)).map(({ context }) => context);
  const first = v.parse(
    createdTab,
    await call('browsingContext.create', { type: 'tab', userContext }),
  );
  const open = async (context: string): Promise<Tab> => {
    await call('browsingContext.setViewport', { context, viewport });
    return tabOf(socket, context);
  };
  return {
    viewport,
    tab: await open(first.context),
    openedTab: async () => {
      const known = [...others, first.context];
      const other = (await contextsOf(socket)).find(({ context }) => !known.includes(context));
      return other === undefined ? null : open(other.context);
    },
    errors: () => Promise.resolve(errors),
    quit: async () => {
      await call('browser.removeUserContext', { userContext });
      await call('session.end');
      socket.close();
    },
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
    event: 'click' | 'keydown',
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
      perform('click', async () => {
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
