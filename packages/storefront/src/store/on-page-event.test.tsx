// @vitest-environment jsdom
import { reactToEvent } from '@shop/storefront-core/page-events';
import type { ShopEvent, ShopNotice } from '@shop/api-client/transport';
import { findArea } from '@shop/storefront-core/entry';
import { popupStack } from '@shop/storefront-core/popups';
import type { LedPage } from '@shop/storefront-core/services';
import { readSavedUser } from '@shop/storefront-core/session';
import type { Stored } from '@shop/storefront-core/storage';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { useUnverifiedPlayer } from '../real-name';
import { renderHookInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';

function notice(kind: ShopNotice, clientId?: string): ShopEvent {
  return { kind: 'notice', notice: kind, call: 'roleList', callKind: 'read', clientId };
}

/** A shop in which Ann has signed in and chosen a game; `went` lists where the page was sent. */
function scene(search = ''): TestShop & { went: string[] } {
  const went: string[] = [];
  const page = {
    goTo: (to: LedPage) => went.push(to),
  };
  return { ...openTestShop({ search, saved: { game: sky }, isSignedIn: true, page }), went };
}

describe('codes that concern the whole page (spec §8)', () => {
  it('leads to the page that ends the visit once, whatever is answered while that loads', () => {
    const { services, store, went } = scene();
    reactToEvent(notice('wrong-domain'), store, services);
    services.pageHistory.load('/notArea', 'assign');
    reactToEvent(notice('wrong-domain'), store, services);
    expect(went).toEqual(['notArea']);
  });

  it('-600 clears the user and opens the login popup', () => {
    const { services, store } = scene();
    reactToEvent(notice('not-logged-in'), store, services);
    expect(store.getState()).toMatchObject({ session: { user: null }, popups: ['login'] });
    expect(readSavedUser(services.storage, 'gp1')).toBeNull();
    expect(store.getState().toasts).toMatchObject([{ text: { key: 'tip_login_expired' } }]);
  });

  it('-600 of several calls at once is said once', () => {
    const { services, store } = scene();
    reactToEvent(notice('not-logged-in'), store, services);
    reactToEvent(notice('not-logged-in'), store, services);
    expect(store.getState().toasts).toMatchObject([{ text: { key: 'tip_login_expired' } }]);
    expect(store.getState().popups).toEqual(['login']);
  });

  it('-600 opens no login popup in the SDK view, where the game signs the player in', () => {
    const { services, store } = scene('?visit=sdk');
    reactToEvent(notice('not-logged-in'), store, services);
    expect(store.getState()).toMatchObject({ session: { user: null }, popups: [] });
  });

  it('-3001 clears the selected game', () => {
    const { services, store } = scene();
    reactToEvent(notice('no-game'), store, services);
    expect(store.getState().selection.game).toBeNull();
  });

  it('-3001 closes the payment, and what is above it', () => {
    const { services, store } = scene();
    const { opened } = popupStack.actions;
    (['orders', 'recharge', 'sub-channels'] as const).forEach((name) =>
      store.dispatch(opened(name)),
    );
    reactToEvent(notice('no-game', sky.clientId), store, services);
    expect(store.getState().popups).toEqual(['orders']);
  });

  it.each([
    ['the chosen game clears it', sky.clientId, null],
    ['a game that is not chosen any more changes nothing', 'other', sky],
  ])('-3001 for %s', (_, refused, game) => {
    const { services, store } = scene();
    reactToEvent(notice('no-game', refused), store, services);
    expect(store.getState().selection.game).toEqual(game);
    expect(store.getState().toasts).toHaveLength(game === null ? 1 : 0);
  });

  it('-3001 for the game of the link opens the page for wrong parameters and changes nothing', () => {
    const { services, store, went } = scene('?client_id=c1&server_id=1');
    reactToEvent(notice('no-game', 'c1'), store, services);
    expect(store.getState()).toMatchObject({ selection: { game: sky }, toasts: [] });
    expect(went).toEqual(['showError']);
  });

  it('-600 for the token of a link leaves the player signed in', () => {
    const { services, store } = scene();
    const refused = {
      kind: 'notice',
      notice: 'not-logged-in',
      call: 'currentUser',
      callKind: 'read',
    } as const;
    reactToEvent({ ...refused, clientId: 'c1' }, store, services);
    expect(store.getState()).toMatchObject({ session: { user: { suid: 'u1' } }, popups: [] });
  });

  it('-3014 clears the saved area and opens the not-area page', () => {
    const { services, store, went } = scene();
    const savedRegion: Stored<string> = { key: 'payment_domain_area', schema: v.string() };
    findArea(services.config.brand, services.query, services.storage);
    expect(services.storage.read(savedRegion)).toBe('universal');
    reactToEvent(notice('wrong-domain'), store, services);
    expect([went, services.storage.read(savedRegion)]).toEqual([['notArea'], null]);
  });

  it.each([
    ['-3016', 'replenish-error', 'errorReplenish'],
    ['-3072', 'link-expired', 'expired'],
  ] as const)('%s opens its page', (_, kind, page) => {
    const { services, store, went } = scene();
    reactToEvent(notice(kind), store, services);
    expect(went).toEqual([page]);
  });

  it.each([
    ['a payment for another player', 'create', 'r1', []],
    ['another payment', 'create', null, ['expired']],
    ['the link of a payment for another player', 'read', 'r1', ['expired']],
  ] as const)('-3072 of %s', (_, callKind, replenishId, pages) => {
    const { services, store, went } = scene();
    const refused = { ...notice('link-expired'), callKind };
    reactToEvent(refused, store, { ...services, replenishId });
    expect(went).toEqual(pages);
  });

  const leading = [
    ['-3014', 'wrong-domain'],
    ['-3016', 'replenish-error'],
    ['-3072', 'link-expired'],
  ] as const;
  const ends = ['/showError', '/errorReplenish', '/pageExpired'];

  it.each(leading.flatMap(([code, kind]) => ends.map((end) => ({ code, kind, end }))))(
    '$code leads nowhere from $end, or the visit would go round without end',
    ({ kind, end }) => {
      const { services, store, went } = scene();
      window.history.replaceState(null, '', `${end}?spec_lang=de`);
      reactToEvent(notice(kind), store, services);
      window.history.replaceState(null, '', '/');
      expect(went).toEqual([]);
    },
  );

  it('6001 clears the user, goes home, and asks about the proof there', async () => {
    const { services, store, went } = scene();
    reactToEvent(notice('not-real-name-verified'), store, services);
    reactToEvent(notice('not-real-name-verified'), store, services);
    expect([went, store.getState().session.user]).toEqual([['home'], null]);
    expect(readSavedUser(services.storage, 'gp1')).toBeNull();

    const home = openTestShop({ saved: { game: sky } });
    await renderHookInShop(home, useUnverifiedPlayer, undefined);
    expect(home.store.getState().popups).toEqual(['real-name']);
    sessionStorage.clear();
  });

  it('6001 asks about the proof in place if the tab keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { services, store, went } = scene();
    reactToEvent(notice('not-real-name-verified'), store, services);
    full.mockRestore();
    expect(went).toEqual([]);
    expect(store.getState()).toMatchObject({ session: { user: null }, popups: ['real-name'] });
  });
});

const failure = { kind: 'failed', reason: 'network', call: 'aCall', attempts: 3 } as const;

it.each([
  ['read', 1],
  ['preview', 0],
  ['poll', 0],
  ['claim', 0],
  ['password', 1],
  ['code-sign-in', 0],
  ['create', 0],
  ['card', 0],
  ['track', 0],
] as const)('a call of kind %s without an answer shows %i toasts', (callKind, toasts) => {
  const { services, store } = scene();
  reactToEvent({ kind: 'call-failed', failure, callKind, isFirst: true }, store, services);
  expect(store.getState().toasts).toHaveLength(toasts);
});

it('shows one toast for calls that fail together, even when it was dismissed', () => {
  const { services, store } = scene();
  reactToEvent({ kind: 'call-failed', failure, callKind: 'read', isFirst: false }, store, services);
  expect(store.getState().toasts).toEqual([]);
});

it('shows no toast for a list that says itself that it could not be loaded', () => {
  const { services, store } = scene();
  const lost = { ...failure, call: 'goodsList' };
  const event = { kind: 'call-failed', failure: lost, callKind: 'read', isFirst: true } as const;
  reactToEvent(event, store, services);
  expect(store.getState().toasts).toEqual([]);
});
