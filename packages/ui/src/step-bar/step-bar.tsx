import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CheckIcon } from '../icon';
import type { LinkComponent } from '../link';
import { VisuallyHidden } from '../visually-hidden';
import styles from './step-bar.module.css';

/** The steps of the old version, in their order (spec §2). */
export type StepKey = 'select-game' | 'select-goods' | 'recharge' | 'result';

/** Props of {@link StepBar}. */
export interface StepBarProps {
  /** The step the player is at; those before it are done. */
  current: StepKey;
  /** Addresses of steps that are done and can be gone back to. */
  links?: Partial<Record<StepKey, string>> | undefined;
  Link?: LinkComponent | undefined;
}

const steps = [
  { key: 'select-game', words: 'step.selectGame' },
  { key: 'select-goods', words: 'step.selectGoods' },
  { key: 'recharge', words: 'step.recharge' },
  { key: 'result', words: 'step.result' },
] as const satisfies readonly { key: StepKey; words: MessageKey }[];

/**
 * The four steps of the old version: done, current, coming. The current one is the page's title, so
 * a page has either this bar or a title of its own. Left out on the page of a payment for another
 * player.
 */
export function StepBar({ current, links = {}, Link = 'a' }: StepBarProps): ReactElement {
  const t = useTranslate();
  const here = steps.findIndex(({ key }) => key === current);
  return (
    <ol aria-label={t('step.label')} className={styles.bar}>
      {steps.map(({ key, words }, index) => {
        const isDone = index < here;
        const href = isDone ? links[key] : undefined;
        const Label = index === here ? 'h1' : 'span';
        const label = (
          <>
            {t(words)}
            {isDone && <VisuallyHidden> ({t('step.done')})</VisuallyHidden>}
          </>
        );
        return (
          <li
            aria-current={index === here ? 'step' : undefined}
            className={styles.step}
            data-done={isDone}
            key={key}
          >
            <span aria-hidden className={styles.mark}>
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </span>
            <Label className={styles.label}>
              {href === undefined ? (
                label
              ) : (
                <Link className={styles.way} href={href}>
                  {label}
                </Link>
              )}
            </Label>
          </li>
        );
      })}
    </ol>
  );
}
