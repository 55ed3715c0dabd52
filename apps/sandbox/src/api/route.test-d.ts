import { Code, calls } from '@shop/contract';
import { answer, refuse } from './outcome';
import { type Route, route } from './route';

/** A handler that answers another shape than its call's content does not compile. */
export const routes: readonly Route[] = [
  route(calls.gameLogo, async () => answer({ icon: 'http://api.localhost/logo.svg' })),
  // What a schema reads from several forms may be written in each of them.
  route(calls.pageConfig, async () => answer({ is_open_coupon: 1, language_config: 'en,th' })),
  route(calls.gameLogo, async () => refuse(Code.noGame)),
  // @ts-expect-error an icon is an address
  route(calls.gameLogo, async () => answer({ icon: { large: '' } })),
  // @ts-expect-error there is no such field
  route(calls.gameLogo, async () => answer({ icon: '', icno: '' })),
  // @ts-expect-error a required field is missing
  route(calls.receiveActivityGift, async () => answer({ gift_id: '1' })),
  // @ts-expect-error there is no such state
  route(calls.receiveActivityGift, async () => answer({ gift_id: '1', state: 'gone' })),
  // @ts-expect-error the list has no roles but texts
  route(calls.roleList, async () => answer({ roles: ['one'] })),
  // @ts-expect-error an item of the list has no name
  route(calls.roleList, async () => answer({ roles: [{ role_id: '1', level: null }] })),
  // @ts-expect-error a content that was typed elsewhere does not fit either
  route(calls.gameLogo, async () => answer<{ url: string }>({ url: '' })),
  // @ts-expect-error this is no code of the contract
  route(calls.gameLogo, async () => refuse(-1)),
];
