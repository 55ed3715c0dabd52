import { type MessageKey, useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ActionLink } from '../button';
import { FailIcon, ShieldIcon, SuccessIcon } from '../icon';
import { RealNameForm } from './real-name-form';
import type { RealNameProps, RealNameState } from './real-name-props';
import styles from './real-name.module.css';

const heads = {
  open: { Icon: ShieldIcon, text: 'realName.text' },
  done: { Icon: SuccessIcon, text: 'realName.done' },
  failed: { Icon: FailIcon, text: 'realName.failed' },
} as const satisfies Record<RealNameState['kind'], { Icon: typeof FailIcon; text: MessageKey }>;

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
