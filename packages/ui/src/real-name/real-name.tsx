import { type MessageKey, useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ActionLink } from '../button';
import { FailIcon, ShieldIcon, SuccessIcon } from '../icon';
import type { LinkComponent } from '../link';
import { RealNameForm } from './real-name-form';
import styles from './real-name.module.css';

/** What is checked, trimmed, as on the player's ID. */
export interface RealNameEntry {
  name: string;
  idNumber: string;
}

/** The state of the check. */
export type RealNameFormState =
  | {
      readonly kind: 'open';
      readonly busy: boolean;
      /** What the back end refused, shown under its field. */
      readonly errors?:
        { readonly name?: string | undefined; readonly idNumber?: string | undefined } | undefined;
      readonly onSubmit: (entry: RealNameEntry) => void;
    }
  | { readonly kind: 'done' }
  /** It has to be done again from the first page (spec §8). */
  | { readonly kind: 'failed' };

/** Props of {@link RealName}. */
export interface RealNameProps {
  state: RealNameFormState;
  /** The first page. */
  homeHref: string;
  Link: LinkComponent;
  /** The page's header has no title, so that this one is the page's. */
  isPageTitle?: boolean | undefined;
}

const heads = {
  open: { Icon: ShieldIcon, text: 'realName.text' },
  done: { Icon: SuccessIcon, text: 'realName.done' },
  failed: { Icon: FailIcon, text: 'realName.failed' },
} as const satisfies Record<RealNameFormState['kind'], { Icon: typeof FailIcon; text: MessageKey }>;

/** The real-name check: a form with two fields, and what came of it (spec §1 and §8). */
export function RealName({ state, homeHref, Link, isPageTitle }: RealNameProps): ReactElement {
  const t = useTranslate();
  const Title = isPageTitle ? 'h1' : 'h2';
  const { Icon, text } = heads[state.kind];
  return (
    <section className={styles.card} data-kind={state.kind}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon size={28} />
        </span>
        <Title className={styles.title}>{t('realName.title')}</Title>
        <p className={styles.text} role={state.kind === 'open' ? undefined : 'status'}>
          {t(text)}
        </p>
      </div>
      {state.kind === 'open' ? (
        <RealNameForm {...state} />
      ) : (
        <ActionLink Link={Link} href={homeHref}>
          {t('page.home')}
        </ActionLink>
      )}
    </section>
  );
}
