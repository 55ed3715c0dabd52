import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { GemIcon } from '../icon';
import { VipStandingView } from './vip-standing-view';
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

/** Where the player stands in the VIP centre, with every number formatted by the owner. */
export type VipStanding =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly text?: string | undefined; readonly onRetry: () => void }
  | { readonly kind: 'guest'; readonly onSignIn: () => void }
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
  standing: VipStanding;
  /** Null where it is not known yet, or spending earns nothing. */
  earning: VipEarning | null;
}

/**
 * The first thing of the VIP centre: which level the player has, how far the next one is, and how
 * growth points are earned. A guest is asked to sign in; a player at the top is told so. What the
 * levels give is said by VIP levels, below it.
 */
export function VipLevelCard({ standing, earning }: VipLevelCardProps): ReactElement {
  const t = useTranslate();
  return (
    <section aria-label={t('vip.yourLevel')} className={styles.card}>
      <VipStandingView standing={standing} />
      {earning !== null && (
        <p className={styles.earning}>
          <GemIcon size={20} />
          <span>{t('vip.earn', { ...earning })}</span>
        </p>
      )}
    </section>
  );
}
