import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { Price } from '../price';
import type { PayBarProps } from './pay-bar-props';
import styles from './pay-bar.module.css';

/**
 * What is being bought, and the one button that leads on: to buying, or to the next missing step.
 * There is never a dead button.
 */
export function PayBar({
  item,
  price,
  original,
  lines = [],
  missing,
  purpose = 'buy',
  onBuy,
  busy,
}: PayBarProps): ReactElement {
  const t = useTranslate();
  const title = t('price.order');
  return (
    <section aria-label={title} className={styles.bar}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div className={styles.line} key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {item !== null && (
        <p className={styles.item}>
          <bdi className={styles.name}>{item}</bdi>
          {price !== null && <Price amount={price} original={original} size="large" />}
        </p>
      )}
      <div className={styles.action}>
        <Button busy={busy ?? false} onClick={missing?.onPress ?? onBuy} wide>
          {missing?.label ?? t(purpose === 'buy' ? 'goods.buy' : 'recharge.exchange')}
        </Button>
      </div>
    </section>
  );
}
