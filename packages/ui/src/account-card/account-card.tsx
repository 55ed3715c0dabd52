import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { ChevronEndIcon } from '../icon';
import type { LinkComponent } from '../link';
import { Picture } from '../picture';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import styles from './account-card.module.css';

/** A row that leads somewhere. */
export type AccountRow = {
  readonly label: string;
  /** Beside the label, for instance the level. */
  readonly detail?: string | undefined;
  /** Keeps the row's place without showing it: whether the game has it is not known yet. */
  readonly isReserved?: boolean | undefined;
} & (
  | { readonly kind: 'press'; readonly onPress: () => void }
  /** Another page of the shop. */
  | { readonly kind: 'page'; readonly href: string; readonly Link: LinkComponent }
  /** Another site, in a new tab. */
  | { readonly kind: 'site'; readonly href: string }
);

/** The player who is signed in. */
interface SignedInPlayer {
  readonly name: string;
  /** Empty if none is chosen. */
  readonly game: string;
  /** Address of the game's picture; may be empty. */
  readonly picture: string;
}

/** Props of {@link AccountCard}. */
export interface AccountCardProps {
  /** Null for a guest; `awaited` for a player whose name is still to come. */
  player: SignedInPlayer | 'awaited' | null;
  /** Signs a guest in. */
  onSignIn: () => void;
  rows: readonly AccountRow[];
}

/** Who is signed in, and what can be changed about it; a guest is asked to sign in. */
export function AccountCard({ player, onSignIn, rows }: AccountCardProps): ReactElement {
  const t = useTranslate();
  return (
    <section className={styles.card}>
      {player === null ? (
        <div className={styles.guest}>
          <p className={styles.asked}>{t('tip_login_pre')}</p>
          <Button onClick={onSignIn} wide>
            {t('header.signIn')}
          </Button>
        </div>
      ) : (
        <div className={styles.player}>
          {player === 'awaited' ? <PlayerSkeleton /> : <Player player={player} />}
        </div>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li data-reserved={row.isReserved} key={row.label}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Player({ player }: { player: SignedInPlayer }): ReactElement {
  return (
    <>
      <Picture name={player.name} size={56} src={player.picture} />
      <p className={styles.words}>
        <bdi className={styles.name}>{player.name}</bdi>
        <bdi className={styles.game}>{player.game}</bdi>
      </p>
    </>
  );
}

function PlayerSkeleton(): ReactElement {
  return (
    <>
      <Skeleton blockSize="56px" inlineSize="56px" />
      <span className={styles.words}>
        <span className={styles.name}>
          <Skeleton blockSize="1.5em" inlineSize="9rem" />
        </span>
        <span className={styles.game}>
          <Skeleton blockSize="1.5em" inlineSize="6rem" />
        </span>
      </span>
    </>
  );
}

function Row({ row }: { row: AccountRow }): ReactElement {
  const t = useTranslate();
  const content = (
    <>
      <span className={styles.label}>{row.label}</span>{' '}
      {row.detail && <bdi className={styles.detail}>{row.detail}</bdi>} <ChevronEndIcon size={20} />
    </>
  );
  switch (row.kind) {
    case 'press':
      return (
        <button className={styles.row} onClick={row.onPress} type="button">
          {content}
        </button>
      );
    case 'page':
      return (
        <row.Link className={styles.row} href={row.href}>
          {content}
        </row.Link>
      );
    case 'site':
      return (
        <a className={styles.row} href={row.href} rel="noopener noreferrer" target="_blank">
          {content}
          <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
        </a>
      );
  }
}
