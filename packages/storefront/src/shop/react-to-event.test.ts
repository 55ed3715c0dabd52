import type { Notice, ShopEvent } from '@shop/api-client';
import { describe, expect, it } from 'vitest';
import { readEntryQuery } from '../entry';
import { selectionSlice } from '../selection';
import type { ShopServices } from '../services';
import { readSavedUser, saveUser } from '../session';
import { createTestServices } from '../testing/test-services';
import { createTestStore } from './test-store';
import type { ShopStore } from './create-shop-store';
import { reactToEvent } from './react-to-event';

const user = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const game = { clientId: 'c1', gameProductId: 'gp1', gameName: 'Game', logo: '' };

function notice(kind: Notice): ShopEvent {
  return { kind: 'notice', notice: kind, call: 'roleList' };
}

/** A shop in which Ann has signed in and chosen a game; `went` tells where the page was sent. */
function scene(search = ''): { services: ShopServices; store: ShopStore; went: string[] } {
  const went: string[] = [];
  const services = createTestServices(
    { goHome: () => went.push('home'), goToNotArea: () => went.push('not-area') },
    { query: readEntryQuery(search) },
  );
  saveUser(services.storage, user);
  const store = createTestStore(services);
  store.dispatch(selectionSlice.actions.gameChosen(game));
  store.dispatch({ type: 'session/userChanged', payload: user });
  return { services, store, went };
}

describe('codes that concern the whole page (spec §8)', () => {
  it('-600 clears the user and opens the login popup', () => {
    const { services, store } = scene();
    reactToEvent(notice('not-logged-in'), store, services);
    expect(store.getState()).toMatchObject({ session: { user: null }, popups: ['login'] });
    expect(readSavedUser(services.storage, 'gp1')).toBeNull();
    expect(store.getState().toasts).toMatchObject([{ text: { key: 'tip_login_expired' } }]);
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

  it('-3014 leads to the page that says so', () => {
    const { services, store, went } = scene();
    reactToEvent(notice('wrong-domain'), store, services);
    expect(went).toEqual(['not-area']);
  });

  it('6001 clears the user and goes home', () => {
    const { services, store, went } = scene();
    reactToEvent(notice('not-real-name-verified'), store, services);
    expect([went, store.getState().session.user]).toEqual([['home'], null]);
  });
});

it.each([
  ['goodsList', 1],
  ['channelList', 1],
  ['orderInfo', 0],
  ['paypalPay', 0],
  ['login', 0],
])('a call that is not answered, %s, is told in %i toast', (call, toasts) => {
  const { services, store } = scene();
  const failure = { kind: 'failed', reason: 'network', call, attempts: 3 } as const;
  reactToEvent({ kind: 'call-failed', failure }, store, services);
  reactToEvent({ kind: 'call-failed', failure }, store, services);
  expect(store.getState().toasts).toHaveLength(toasts);
});
