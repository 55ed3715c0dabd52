import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { GemIcon } from '../icon';
import { VipCardBody } from './vip-card-body';
import styles from './vip-level-card.module.css';

/** The level that comes next. */
export interface VipNextLevel {
  readonly name: string;
  /** How far the player is toward it (spec §4): 0 to 100, rounded to 2 decimals by the owner. */
  readonly percent: number;
  /** The same in words: `62.5%`. */
  readonly percentText: string;
  /** Growth points still needed, formatted: `760`. */
  readonly missing: string;
}

/** The state of the VIP card, with every number formatted by the owner. */
export type VipCardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly text?: string | undefined; readonly onRetry: () => void }
  | {
      readonly kind: 'guest';
      /** Null in a game's own view, where only the game signs its player in (spec §6). */
      readonly onSignIn: (() => void) | null;
    }
  | {
      readonly kind: 'player';
      /** Null while no level is reached. */
      readonly levelName: string | null;
      /** Growth points in all, formatted: `1,240`. */
      readonly points: string;
      /** Null at the highest level. */
      readonly next: VipNextLevel | null;
    };

/** How growth points are earned: so many for so much spent (spec §9). */
export interface VipEarning {
  /** For instance `1`. */
  readonly money: string;
  /** For instance `USD`. */
  readonly currency: string;
  /** For instance `10`. */
  readonly growth: string;
}

/** Props of {@link VipLevelCard}. */
export interface VipLevelCardProps {
  standing: VipCardState;
  /** Null where it is not known yet, or spending earns nothing. */
  earning: VipEarning | null;
}

/**
 * The first thing of the VIP centre: which level the player has, how far the next one is, and how
 * growth points are earned. A guest is asked to sign in; a player at the highest level sees that
 * there is none above. `VipLevels`, below it, lists what the levels give.
 */
export function VipLevelCard({ standing, earning }: VipLevelCardProps): ReactElement {
  const t = useTranslate();
  return (
    <section aria-label={t('vip.yourLevel')} className={styles.card}>
      <VipCardBody standing={standing} />
      {earning !== null && (
        <p className={styles.earning}>
          <GemIcon size={20} />
          <span>{t('vip.earn', { ...earning })}</span>
        </p>
      )}
    </section>
  );
}
