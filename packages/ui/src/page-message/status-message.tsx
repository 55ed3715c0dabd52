import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { AlertIcon, ClockIcon, CompassIcon, GamepadIcon, UserIcon } from '../icon';
import type { LinkComponent } from '../link';
import { PageMessage } from './page-message';

/**
 * Why a page cannot be shown (spec §2, §8): the path leads nowhere; its parameters are wrong; its link
 * is too old; the payment for another player cannot be made (`/errorReplenish`).
 */
export type StatusMessageKind = 'not-found' | 'parameter-error' | 'expired' | 'replenish-error';

/** Props of {@link StatusMessage}. */
export interface StatusMessageProps {
  kind: StatusMessageKind;
  /** Where the return-home button leads. */
  homeHref: string;
  Link: LinkComponent;
  /** The brand's customer service, if it has a page. Opens in a new tab. */
  supportHref?: string | undefined;
}

const messages = {
  'not-found': { Icon: CompassIcon, title: 'page.notFoundTitle', text: 'page.notFoundText' },
  'parameter-error': { Icon: AlertIcon, title: 'page.errorParamsTitle', text: null },
  expired: { Icon: ClockIcon, title: 'replenish.expired', text: 'error.linkExpired' },
  'replenish-error': {
    Icon: AlertIcon,
    title: 'replenish.errorTitle',
    text: 'replenish.errorText',
  },
} as const satisfies Record<
  StatusMessageKind,
  { Icon: typeof AlertIcon; title: MessageKey; text: MessageKey | null }
>;

/** A page that says why there is nothing else to see, with a button home. */
export function StatusMessage({
  kind,
  homeHref,
  Link,
  supportHref,
}: StatusMessageProps): ReactElement {
  const t = useTranslate();
  const { Icon, title, text } = messages[kind];
  const remedies = [
    { icon: <GamepadIcon size={22} />, text: t('page.errorParamsReenter') },
    { icon: <UserIcon size={22} />, text: t('page.errorParamsSupport') },
  ];
  return (
    <PageMessage
      action={{ label: t('page.home'), href: homeHref, Link }}
      icon={<Icon size={40} />}
      rows={kind === 'parameter-error' ? remedies : undefined}
      supportHref={supportHref}
      text={text === null ? undefined : t(text)}
      title={t(title)}
    />
  );
}
