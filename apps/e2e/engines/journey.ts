import { type Control } from '../shop/control';
import { savedVisit } from '../shop/saved-visit';
import type { Engine, Tab } from './drivers/engine';
import { type Question, inPage } from './in-page';
import { type Player, button, eventually, playerAt } from './player';

/** A player with a browser in front of a shop. */
export interface Journey {
  readonly engine: Engine;
  /** The port of the sandbox. */
  readonly port: number;
  readonly control: Control;
  /** In front of the first tab. */
  readonly player: Player;
  /** Opens a page of a brand in the first tab. */
  readonly open: (brand: string, path: string) => Promise<void>;
  /** Asks the page of the first tab. */
  readonly ask: (question: Question) => Promise<unknown>;
}

/** How long a page may take to replace the one before, before it is asked for again. */
const maxReplaceMs = 10_000;

/** Puts a player in front of a running browser. */
export function journeyIn(
  engine: Engine,
  { port, control }: Pick<Journey, 'port' | 'control'>,
): Journey {
  const { tab } = engine;
  return {
    engine,
    port,
    control,
    player: playerAt(tab),
    open: async (brand, path) => {
      const host = `${brand}.localhost:${String(port)}`;
      // A driver may answer while the document before is still there, which may be of the same host.
      await tab.evaluate(() => Reflect.set(window, 'isLeft', true)).catch(() => null);
      const goTo = async (): Promise<void> => tab.goTo(`http://${host}${path}`);
      await goTo();
      // WebKit may lose a step that begins while it is still loading.
      const isThere = async (): Promise<unknown> =>
        tab.evaluate(
          (wanted) =>
            (location.host === wanted &&
              !Reflect.has(window, 'isLeft') &&
              document.readyState === 'complete') ||
            null,
          host,
        );
      const page = `the page of ${host}`;
      // WebKit 2.38 never shows some pages of its first window.
      if (await eventually(isThere, page, maxReplaceMs).catch(() => null)) return;
      await goTo();
      await eventually(isThere, page);
    },
    ask: (question) => tab.evaluate(inPage, question),
  };
}

/** Whether a tab shows the page at its address, and not the empty one of a new window, after some time at most. */
async function isShown(tab: Tab): Promise<boolean> {
  const ask = async (): Promise<unknown> =>
    tab.evaluate(() => location.href !== 'about:blank' || null).catch(() => null);
  return eventually(ask, 'the page of the window', maxReplaceMs).then(
    () => true,
    () => false,
  );
}

/** Approves the payment on the provider's page, which a press has opened, and returns to the shop. */
export async function approve(engine: Engine): Promise<void> {
  let found = 'no window';
  // The window opens empty, and shows the page once the order is made.
  const provider = await eventually(async () => {
    const tab = await engine.openedTab();
    if (tab === null) return null;
    found = await tab.url();
    return found.includes('//pay.') ? tab : null;
  }, 'the page to pay on').catch((error: unknown) => {
    throw new Error(`There is no page to pay on, but ${found}.`, { cause: error });
  });
  await provider.activate();
  // The shop has led the window there. On a busy machine WebKit 2.38 sometimes never shows what takes over a new window.
  if (!(await isShown(provider))) await provider.goTo(await provider.url());
  await playerAt(provider).tap(button(/^Pay /));
  await engine.tab.activate();
}

/** Comes back signed in, with goods and a role chosen on an earlier visit. */
export async function comeBack(
  { engine, port, open }: Journey,
  brand: string,
  { goods, path = '/' }: { readonly goods: RegExp; readonly path?: string },
): Promise<void> {
  const account = { username: `${brand}-player`, password: `play-${brand}` };
  const { localStorage: saved } = await savedVisit(port, { brand, account, hasRole: true, goods });
  // A document of the origin without a script. While it replaces the one before, there is no storage.
  await open(brand, '/icon.svg');
  const save = async () =>
    engine.tab.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
      return location.pathname === '/icon.svg' ? 'saved' : null;
    }, saved);
  await eventually(save, 'the saved visit');
  await open(brand, path);
}
