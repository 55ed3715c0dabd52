import { useLoginConfigQuery } from '@shop/api-client/sign-in';
import type { SignInKind } from '@shop/contract';
import { selectSelection } from '@shop/storefront-core/selection';
import { useServices } from '../services';
import { useShopSelector } from '../store';
import { type LoginConfig, offeredKinds } from '@shop/storefront-core/sign-in';

/** The kinds of sign-in that the login popup offers. */
export interface OfferedKinds {
  /** While it is not known yet, those that the brand's data names. */
  readonly kinds: readonly SignInKind[];
  /** Null while it is not known, or cannot be. */
  readonly config: LoginConfig | null;
  readonly isPending: boolean;
}

/** Asks which kinds of sign-in the chosen game offers, while the popup is open (spec §7, `login_config`). */
export function useOfferedKinds(isOpen: boolean): OfferedKinds {
  const { area, config: page } = useServices();
  const { game } = useShopSelector(selectSelection);
  const named = page.brand.signIn.map(({ kind }) => kind);
  const canAsk = game !== null && named.length > 0;
  const { currentData, data, isError } = useLoginConfigQuery(
    { client_id: game?.clientId ?? '', domain_area: area },
    { skip: !isOpen || !canAsk },
  );
  // While the popup closes, it keeps what it has shown.
  const config = (isOpen ? currentData : data) ?? null;
  if (config !== null) return { kinds: offeredKinds(page.brand, config), config, isPending: false };
  const isPending = named.length > 0 && !isError;
  return { kinds: isPending ? named : [], config, isPending };
}
