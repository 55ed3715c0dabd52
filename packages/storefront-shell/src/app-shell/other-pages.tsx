import { type EntryRoutes, signInFolder } from '@shop/storefront-core/entry';
import { type StatusMessageKind, StatusMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { useDeferredTexts } from '@shop/storefront/deferred-texts';
import { RealNamePage } from '@shop/storefront/real-name';
import { useShownPage } from '@shop/storefront/router';
import { useSupportHref } from '@shop/storefront/support';
import { MessageFrame } from './message-frame';
import { ShopLink } from './shop-link';
import { SignInPage } from './sign-in-page';

export { NotAreaPage } from './not-area-page';

/** The routes of pages with only a message (spec §2); that of no area is shown without a shop. */
const messageRoutes = [
  'showError',
  'certifiedReal',
  'errorReplenish',
  'expired',
] as const satisfies readonly (keyof EntryRoutes)[];

type MessageRoute = (typeof messageRoutes)[number];

/** Props of {@link OtherPage}. */
export interface OtherPageProps {
  readonly routes: EntryRoutes;
}

/**
 * The pages that every app has (spec §2): the return from a sign-in provider, and pages with only a
 * message. A path that leads nowhere says so.
 */
export function OtherPage({ routes }: OtherPageProps): ReactElement {
  const { home } = routes;
  const { pathname } = useShownPage();
  // A provider returns there from a third-party sign-in; see docs/adr/0014.
  const kind = pathname.startsWith(signInFolder) ? pathname.slice(signInFolder.length) : undefined;
  const route = messageRoutes.find((one) => routes[one] === pathname);
  return (
    <MessageFrame home={home}>
      {kind === undefined ? (
        <Message home={home} route={route} />
      ) : (
        <SignInPage kind={kind} home={home} />
      )}
    </MessageFrame>
  );
}

const kinds = {
  showError: 'parameter-error',
  errorReplenish: 'replenish-error',
  expired: 'expired',
} as const satisfies Partial<Record<MessageRoute, StatusMessageKind>>;

/** Props of {@link Message}. */
interface MessageProps {
  readonly home: string;
  /** Undefined for a path that leads nowhere. */
  readonly route?: MessageRoute | undefined;
}

function Message({ home, route }: MessageProps): ReactElement | null {
  const supportHref = useSupportHref();
  if (!useDeferredTexts()) return null;
  switch (route) {
    case 'certifiedReal':
      return <RealNamePage home={home} Link={ShopLink} />;
    case 'showError':
    case 'errorReplenish':
    case 'expired':
    case undefined: {
      const kind = route === undefined ? 'not-found' : kinds[route];
      return (
        <StatusMessage homeHref={home} kind={kind} Link={ShopLink} supportHref={supportHref} />
      );
    }
  }
}
