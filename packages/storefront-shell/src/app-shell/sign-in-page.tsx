import { isSignInKind } from '@shop/storefront-core/sign-in';
import { StatusMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { SignInReturn } from '@shop/storefront/sign-in';
import { useServices } from '@shop/storefront/services';
import { useSupportHref } from '@shop/storefront/support';
import { ShopLink } from './shop-link';

/** Props of {@link SignInPage}. */
export interface SignInPageProps {
  /** What the path names; not checked. */
  readonly kind: string;
  /** The path of the shop's home page. */
  readonly home: string;
}

/** The page that a sign-in provider returns to. */
export function SignInPage({ kind, home }: SignInPageProps): ReactElement {
  const { pageHistory } = useServices();
  const supportHref = useSupportHref();
  if (!isSignInKind(kind))
    return (
      <StatusMessage homeHref={home} kind="not-found" Link={ShopLink} supportHref={supportHref} />
    );
  return (
    <SignInReturn
      kind={kind}
      goTo={(path) => {
        pageHistory.replace(path);
      }}
    />
  );
}
