import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import styles from './recipient-card.module.css';
import { RecipientRow } from './recipient-row';

/** The steps that say who receives the goods, in their order. */
export type RecipientStepKey = 'account' | 'game' | 'server' | 'role';

/** One row of the card. */
export interface RecipientStep {
  key: RecipientStepKey;
  /** `locked`: an earlier step comes first. `error`: `message` says what is wrong. */
  state: 'locked' | 'todo' | 'loading' | 'done' | 'error';
  /** What was chosen, as the player knows it; shown when the state is `done`. */
  value?: string | undefined;
  /** A picture of the chosen thing, such as the game's logo. */
  picture?: string | undefined;
  /** Shown below the value: an error, or a hint such as the level of a role. */
  message?: string | undefined;
  onPress: () => void;
}

/** Props of {@link RecipientCard}. */
export interface RecipientCardProps {
  steps: readonly RecipientStep[];
}

/**
 * Who receives the goods, step by step. The first missing or wrong step is highlighted.
 * Two by two on a phone, and on a wide screen once all are done.
 */
export function RecipientCard({ steps }: RecipientCardProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const next = steps.find(({ state }) => state === 'todo' || state === 'error');
  const isComplete = steps.every(({ state }) => state === 'done');

  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 className={styles.title} id={titleId}>
        {t('who.title')}
      </h2>
      <ol className={styles.steps} data-complete={isComplete}>
        {steps.map((step) => (
          <RecipientRow isNext={step === next} key={step.key} step={step} />
        ))}
      </ol>
    </section>
  );
}
