import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openHistoryWindow } from '../testing';
import { changeAddress } from './history-entry';
import { type ShownPage, createPageHistory } from './page-history';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(...args: Parameters<typeof openHistoryWindow>) {
  const window = openHistoryWindow(...args);
  const history = createPageHistory(window);
  const shown: string[] = [];
  history.onShow(({ by, pathname }: ShownPage) => shown.push(`${by} ${pathname}`));
  return { window, history, shown };
}

/** What the history keeps of three pages, each above the one before. */
const threePages = [0, 1, 2].map((index) => ({
  shop: { index, popupDepth: 0, isAbovePage: index > 0, origin: null },
}));
const threeAddresses = ['/games', '/goods', '/pay'];

describe('an entry of the history', () => {
  it('keeps the state of the shop beside that of others', () => {
    const { window, history } = open(['/goods'], [{ theirs: 1 }]);
    history.replace('/pay', { origin: 'recharge', isAbovePage: true });
    expect(window.history.state).toEqual({
      theirs: 1,
      shop: { index: 0, popupDepth: 0, isAbovePage: true, origin: 'recharge' },
    });
  });

  it.each([
    [null],
    ['popup'],
    [{ usr: { isAbovePage: true }, idx: 3, popupDepth: 1 }],
    [{ shop: { index: 'x', popupDepth: 1 } }],
    [{ shop: null }],
  ])('counts as the first if its state is %j', (state) => {
    expect(open(['/goods'], [state]).history.entry).toEqual({
      index: 0,
      popupDepth: 0,
      isAbovePage: false,
      origin: null,
    });
  });

  it('is new if the player has changed the fragment of the address', () => {
    const { window, history, shown } = open();
    history.pushPopup();
    window.typeFragment('#x');
    expect(history.entry).toMatchObject({ index: 2, popupDepth: 0 });
    expect(shown).toEqual(['step /goods']);
  });

  it('is written only where its address changes', () => {
    const { window } = open(['/goods?a=1#x']);
    const replaceState = vi.spyOn(window.history, 'replaceState');
    changeAddress(window, '/goods?a=1#x');
    expect(replaceState).not.toHaveBeenCalled();
    for (const address of ['/goods?a=1', '/goods#x', '/pay?a=1#x']) changeAddress(window, address);
    expect(replaceState.mock.calls.map(([, , address]) => address)).toEqual([
      '/goods?a=1',
      '/goods#x',
      '/pay?a=1#x',
    ]);
  });
});

describe('a page', () => {
  it('is shown when it is led to, and when a step leads back to it', () => {
    const { window, history, shown } = open();
    history.push('/my?x=1');
    history.replace('/vip');
    window.arrive(-1);
    window.arrive(1);
    expect(shown).toEqual(['push /my', 'replace /vip', 'step /goods', 'step /vip']);
  });

  it('is led to once by a link that is pressed twice', () => {
    const { window, history } = open();
    history.push('/my?x=1', { isAbovePage: true });
    history.push('/my?x=1');
    expect(history.entry).toMatchObject({ index: 1, isAbovePage: true });
    window.arrive(-1);
    expect(history.shown.pathname).toBe('/goods');
  });

  it('is not shown anew for the entries of its popups', () => {
    const { window, history, shown } = open();
    history.pushPopup();
    window.arrive(-1);
    expect(shown).toEqual([]);
  });

  it('is not shown if it is stepped over', () => {
    const { window, history, shown } = open(threeAddresses, threePages);
    const stop = history.onStep(() => -1);
    window.arrive(-1);
    stop();
    expect([shown, window.address()]).toEqual([['step /games'], '/games']);
  });

  it('loads where the browser takes no more entries', () => {
    const { window, history } = open();
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    history.push('/my');
    expect([window.moves, history.entry.index]).toEqual([['/my'], 0]);
  });
});

describe('leaving a page', () => {
  it('steps back to the page of the shop below it', () => {
    const { window, history } = open(threeAddresses, threePages);
    history.pushPopup();
    history.leavePage('/games');
    window.arrive();
    expect([window.moves, window.address()]).toEqual([[-2], '/goods']);
  });

  it('replaces it where none is below', () => {
    const { window, history } = open(['/pay']);
    history.leavePage('/goods');
    expect([window.addresses(), window.moves]).toEqual([['/goods'], []]);
  });

  it('happens once for one event', () => {
    const { window, history } = open(threeAddresses, threePages);
    history.leavePage('/games');
    history.leavePage('/goods');
    window.arrive();
    expect([window.moves, window.address()]).toEqual([[-1], '/goods']);
  });

  it('replaces it while another document loads, since a step would prevent that', () => {
    const { window, history } = open(threeAddresses, threePages);
    history.load('/home', 'assign');
    history.leavePage('/goods');
    expect([window.moves, window.addresses()]).toEqual([['/home'], ['/games', '/goods', '/goods']]);
  });
});

describe('while a step is under way', () => {
  it('what is asked for waits until it has arrived', () => {
    const { window, history } = open();
    history.pushPopup();
    history.step(-1);
    history.push('/my');
    history.load('/home', 'replace');
    expect([window.address(), window.moves]).toEqual(['/goods', [-1]]);
    window.arrive();
    expect([window.addresses(), window.moves]).toEqual([
      ['/goods', '/my'],
      [-1, '/home'],
    ]);
  });

  it('takes a step once more that the entry of a frame has taken', () => {
    const { window, history } = open(['/goods']);
    history.push('/pay');
    history.pushPopup();
    window.navigateFrame();
    history.step(-1);
    window.arrive();
    expect(history.entry.popupDepth).toBe(1);
    vi.advanceTimersByTime(1_000);
    window.arrive();
    expect([history.entry.popupDepth, window.moves]).toEqual([0, [-1, -1]]);
    history.replace('/result');
    expect(window.addresses().slice(0, 2)).toEqual(['/goods', '/result']);
  });

  it('waits no longer than a second for a step that leads nowhere, and steps there no more', () => {
    const { window, history } = open(
      ['/pay'],
      [{ shop: { index: 4, popupDepth: 1, isAbovePage: true } }],
    );
    history.leavePage('/goods');
    window.arrive();
    history.leavePage('/goods');
    vi.advanceTimersByTime(1_000);
    expect([window.address(), window.moves]).toEqual(['/goods', [-2]]);
  });
});

describe('while the document is being left', () => {
  it.each([
    [
      'a page is loaded',
      (history: ReturnType<typeof createPageHistory>) => {
        history.load('/home', 'assign');
      },
      '/home',
    ],
    [
      'the page is reloaded',
      (history: ReturnType<typeof createPageHistory>) => {
        history.reload();
      },
      'reload',
    ],
  ])('holds back actions that could step: %s', (_, leave, moved) => {
    const { window, history } = open();
    const action = vi.fn<() => void>();
    leave(history);
    history.whenStill(action);
    expect(action).not.toHaveBeenCalled();
    expect(window.moves).toEqual([moved]);
  });

  it.each([
    [
      'the page comes back from the cache',
      (shop: ReturnType<typeof open>) => {
        shop.window.restore();
      },
    ],
    [
      'the player steps',
      (shop: ReturnType<typeof open>) => {
        shop.window.arrive(-1);
      },
    ],
    [
      'the player follows a link',
      (shop: ReturnType<typeof open>) => {
        shop.history.push('/my');
      },
    ],
  ])('no longer once %s', (_, stay) => {
    const shop = open(threeAddresses, threePages);
    const action = vi.fn<() => void>();
    shop.history.reload();
    stay(shop);
    shop.history.whenStill(action);
    expect(action).toHaveBeenCalledOnce();
  });
});

it('changes the query of this entry, and of those that steps lead to', () => {
  const { window, history } = open(['/goods?x=1#part']);
  history.pushPopup();
  history.changeSearch((search) => search.replace('x=1', 'y=2'));
  window.arrive(-1);
  expect(window.addresses()).toEqual(['/goods?y=2#part', '/goods?y=2#part']);
});

describe('a page that stands in the place of the one that was opened', () => {
  it.each([
    ['over a page of the shop', 2, { index: 1, popupDepth: 1 }],
    ['over the page of another site', 0, { index: 0, popupDepth: 0 }],
  ])('%s', (_, at, entry) => {
    const window = openHistoryWindow(threeAddresses.slice(0, at + 1), threePages);
    const history = createPageHistory(window, true);
    expect(history.entry).toMatchObject({
      index: at,
      popupDepth: entry.popupDepth,
      isAbovePage: false,
    });
  });
});
