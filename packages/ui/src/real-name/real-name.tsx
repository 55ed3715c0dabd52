import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../button';
import { ExternalIcon, FailIcon, ShieldIcon, SuccessIcon } from '../icon';
import type { LinkComponent } from '../link';
import { PageMessage } from '../page-message';

/** What is known about the player's real name. */
export type RealNameCheck =
  | { readonly kind: 'loading' }
  /** It is not known whose name it is about. */
  | { readonly kind: 'guest'; readonly onSignIn: () => void }
  /** The name is not proved; `proofHref` is the publisher's page for it. */
  | { readonly kind: 'missing'; readonly proofHref: string }
  | { readonly kind: 'done' }
  /** It has to be done again from the first page (spec §8). */
  | { readonly kind: 'failed' };

/** Props of {@link RealName}. */
export interface RealNameProps {
  check: RealNameCheck;
  /** The first page. */
  homeHref: string;
  Link: LinkComponent;
}

const heads = {
  loading: { Icon: ShieldIcon, text: 'common.loading' },
  guest: { Icon: ShieldIcon, text: 'tip_login_pre' },
  missing: { Icon: ShieldIcon, text: 'realName.text' },
  done: { Icon: SuccessIcon, text: 'realName.done' },
  failed: { Icon: FailIcon, text: 'realName.failed' },
} as const satisfies Record<RealNameCheck['kind'], { Icon: typeof FailIcon; text: MessageKey }>;

/**
 * The real-name page (spec §1 and §8): whether the player is verified, and the way to the publisher's page
 * for it. The shop asks for no name and no number itself. Announced politely.
 */
export function RealName({ check, homeHref, Link }: RealNameProps): ReactElement {
  const t = useTranslate();
  const { Icon, text } = heads[check.kind];
  const isOver = check.kind === 'done' || check.kind === 'failed';
  return (
    <div aria-busy={check.kind === 'loading'} aria-live="polite">
      <PageMessage
        action={isOver ? { label: t('page.home'), href: homeHref, Link } : undefined}
        icon={<Icon size={40} />}
        text={t(text)}
        title={t('realName.title')}
      >
        {check.kind === 'guest' && (
          <Button onClick={check.onSignIn} wide>
            {t('header.signIn')}
          </Button>
        )}
        {check.kind === 'missing' && (
          <ButtonLink href={check.proofHref} wide>
            {t('realName.goVerify')} <ExternalIcon size={18} />
          </ButtonLink>
        )}
      </PageMessage>
    </div>
  );
}
