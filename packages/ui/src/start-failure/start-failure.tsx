import { useLanguage, useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../button';
import { CloudOffIcon } from '../icon';
import styles from './start-failure.module.css';

/** Props of {@link StartFailure}. */
export interface StartFailureProps {
  /** DOM id, by which the script finds the message. */
  id: string;
  /** The brand's customer service, if it has a page. Opens in a new tab. */
  supportHref?: string | undefined;
}

/**
 * Says that the shop's code could not be loaded. It is part of the prerendered page, hidden, and stands
 * outside the element that React renders into: a script shows it and makes its button reload the page.
 * It covers the page, because nothing below it can be used. It names its own language, since the
 * document may already have that of the player. Its texts are those of code that did not arrive; the script takes
 * others from `data-renewed` and `data-unsupported`, and leaves the button out where it would not help.
 */
export function StartFailure({ id, supportHref }: StartFailureProps): ReactElement {
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  const t = useTranslate();
  const { code, direction } = useLanguage();
  return (
    <div className={styles.cover} dir={direction} hidden id={id} lang={code}>
      <div
        aria-describedby={textId}
        aria-labelledby={titleId}
        aria-modal
        className={styles.card}
        role="alertdialog"
      >
        <CloudOffIcon size={40} />
        <h2 className={styles.title} data-unsupported={t('start.unsupported')} id={titleId}>
          {t('start.failed')}
        </h2>
        <p
          className={styles.text}
          data-renewed={t('error.renewed')}
          data-unsupported={t('start.updateBrowser')}
          id={textId}
        >
          {t('start.checkConnection')}
        </p>
        <Button wide>{t('common.retry')}</Button>
        {supportHref && (
          <ButtonLink href={supportHref} variant="secondary" wide>
            {t('footer.support')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
