import { useTranslate } from '@shop/i18n';
import { type ReactElement, memo } from 'react';
import { Picture } from '../picture';
import { VisuallyHidden } from '../visually-hidden';
import styles from './recipient.module.css';

/** Props of {@link Recipient}. */
export interface RecipientProps {
  role: string;
  server: string;
  game: string;
  /** Address of the game's picture; may be empty. */
  picture: string;
}

function Who({ role, server, game, picture }: RecipientProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.recipient}>
      <Picture name={game} src={picture} />
      <p className={styles.words}>
        <VisuallyHidden>{t('recharge.recipient')} </VisuallyHidden>
        <bdi className={styles.name}>{role}</bdi>{' '}
        {/* On a line of its own: however long the name, the server stays in sight. */}
        <span className={styles.place}>
          <bdi>{server}</bdi> <span aria-hidden>·</span> <bdi>{game}</bdi>
        </span>
      </p>
    </div>
  );
}

/**
 * The recipient of the goods, at the top of every popup that pays: the last chance to notice a
 * mistake.
 */
export const Recipient = memo(Who);
