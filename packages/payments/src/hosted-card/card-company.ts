import { methodsByProvider } from '../providers';

/**
 * Returns who receives the card that is entered into a frame, as the company calls itself, so that a shop can say it
 * beside the fields.
 *
 * @returns Undefined if the address of the frame names no provider with card fields.
 */
export function cardCompanyOf({ url }: { readonly url: string }): string | undefined {
  // Of the address, only its last part names no payment: the provider.
  const key = new URL(url).pathname.split('/').at(-1);
  return Object.entries(methodsByProvider).find(([one]) => one === key)?.[1].cardCompany;
}
