import { useTranslate } from '@shop/i18n';
import { type ReactElement, useId } from 'react';
import type { WhoCardProps } from './who-card-props';
import { WhoRow } from './who-row';
import styles from './who-card.module.css';

/**
 * Who receives the goods, step by step. The first step that is missing or wrong stands out; once all
 * are done the card takes half the height.
 */
export function WhoCard({ steps }: WhoCardProps): ReactElement {
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
          <WhoRow isNext={step === next} key={step.key} step={step} />
        ))}
      </ol>
    </section>
  );
}
