import type { SignInKind } from '@shop/contract';
import { pageWindow } from '@shop/storefront-core/browser';
import { selectSelection } from '@shop/storefront-core/selection';
import { LoginEnvPopup } from '@shop/ui/login-popup';
import { signInNames } from '@shop/ui/sign-in-providers';
import { type ReactElement, useState } from 'react';
import { useCopied } from '../clipboard';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/**
 * Says that a kind of sign-in does not work in this browser, and offers the shop's link for another one:
 * with `domain_area` and `client_id`, so that it opens the same game (spec §8).
 */
export function LoginElsewhere({
  kind,
  onClose,
}: {
  /** Null while there is nothing to say. */
  readonly kind: SignInKind | null;
  readonly onClose: () => void;
}): ReactElement {
  const { area } = useServices();
  const { game } = useShopSelector(selectSelection);
  const { copied, copy, reset } = useCopied();
  const [last, setLast] = useState<SignInKind | null>(kind);
  // While the popup closes, it keeps its text.
  if (kind !== null && kind !== last) setLast(kind);

  const query = new URLSearchParams({
    domain_area: area,
    ...(game !== null && { client_id: game.clientId }),
  });
  const link = `${pageWindow().location.origin}/?${query.toString()}`;

  return (
    <LoginEnvPopup
      open={kind !== null}
      provider={last === null ? '' : signInNames[last]}
      link={link}
      copied={copied}
      onCopy={() => {
        copy(link);
      }}
      onClose={() => {
        reset();
        onClose();
      }}
    />
  );
}
