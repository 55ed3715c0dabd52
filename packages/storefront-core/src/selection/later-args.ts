import type { DomainArea, ParamsOf, Platform, channelList } from '@shop/contract';
import { roleListArgs } from './catalogue-args';
import type { Selection } from './selection';

// Like those in catalogue-args.ts, but for calls of other pages and of the payment: a module is bundled as a
// whole, and the code of the first screen needs none of these.

/** The arguments of calls about one role of the signed-in player. */
export interface RoleArgs {
  readonly client_id: string;
  readonly server_id: string;
  readonly area_id?: string;
  readonly role_id: string;
}

/** Returns the arguments of calls about the chosen role; null while a choice is missing. */
export function roleArgs(selection: Selection, isSignedIn: boolean): RoleArgs | null {
  const place = roleListArgs(selection, isSignedIn);
  const { role } = selection;
  return place === null || role === null ? null : { ...place, role_id: role.value };
}

/** The categories of coupons that the VIP centre shows. */
export const vipCoupons = 'claim,avail,lock';

/** Returns the arguments of the payment channels for goods of a game. */
export function channelListArgs(
  { clientId, productId }: { readonly clientId: string; readonly productId: string },
  { area, platform }: { readonly area: DomainArea; readonly platform: Platform },
): ParamsOf<typeof channelList> {
  return { client_id: clientId, product_id: productId, platform, domain_area: area };
}
