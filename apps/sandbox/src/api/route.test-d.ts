import { Code, calls } from '@shop/contract';
import { answer, refuse } from './outcome';
import { type Route, route } from './route';

/** A handler compiles only if it returns the content of its call. */
export const routes: readonly Route[] = [
  route(calls.gameLogo, async () => answer({ icon: 'http://api.localhost/logo.svg' })),
  // A field may have any wire form that its schema accepts.
  route(calls.pageConfig, async () => answer({ is_open_coupon: 1, language_config: 'en,th' })),
  route(calls.gameLogo, async () => refuse(Code.noGame)),
  // @ts-expect-error an icon is a URL
  route(calls.gameLogo, async () => answer({ icon: { large: '' } })),
  // @ts-expect-error there is no such field
  route(calls.gameLogo, async () => answer({ icon: '', icno: '' })),
  // @ts-expect-error a required field is missing
  route(calls.receiveActivityGift, async () => answer({ gift_id: '1' })),
  // @ts-expect-error there is no such state
  route(calls.receiveActivityGift, async () => answer({ gift_id: '1', state: 'gone' })),
  // @ts-expect-error the items are not roles
  route(calls.roleList, async () => answer({ roles: ['one'] })),
  // @ts-expect-error an item has no name
  route(calls.roleList, async () => answer({ roles: [{ role_id: '1', level: null }] })),
  // @ts-expect-error a content with an explicit type is checked too
  route(calls.gameLogo, async () => answer<{ url: string }>({ url: '' })),
  // @ts-expect-error the contract has no such code
  route(calls.gameLogo, async () => refuse(-1)),
];
