import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button';
import { Price } from '../price';
import styles from './pay-bar.module.css';

/** A line of the order card that wide screens show. */
export interface PayBarLine {
  label: string;
  value: string;
}

/** Props of {@link PayBar}: a bar at the bottom of a phone, an order card beside the goods from 900 px. */
export interface PayBarProps {
  /** Name of the chosen goods, or null. */
  item: string | null;
  /** Formatted price of the chosen goods; null for none, and for goods that have none. */
  price: string | null;
  original?: string | null | undefined;
  /** Who receives it, and the like; shown on the order card only. */
  lines?: readonly PayBarLine[] | undefined;
  /**
   * The next missing step as the button's text ("Choose a server"), or null when everything is
   * chosen and the button buys. Without `onPress` the button cannot be pressed yet: what the step is
   * about is still loading.
   */
  missing: { readonly label: string; readonly onPress: (() => void) | null } | null;
  /**
   * Text of the button once nothing is missing: "exchange" for goods paid with a card (spec §2).
   */
  purpose?: 'exchange' | 'buy' | undefined;
  onBuy: () => void;
  busy?: boolean | undefined;
  /** Below the button of the order card, for whoever has a mouse. It is last, so that it may come late. */
  children?: ReactNode;
}

/**
 * The chosen goods and one button: it buys, or opens the next missing step. Only while that step is
 * loading is the button disabled.
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
  children,
}: PayBarProps): ReactElement {
  const t = useTranslate();
  const title = t('price.order');
  const amount = item === null ? '–' : price;
  const label = missing?.label ?? t(purpose === 'buy' ? 'goods.buy' : 'recharge.exchange');
  return (
    <section aria-label={title} className={styles.bar}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div className={styles.line} key={label}>
            <dt>{label}</dt>
            <dd>
              {/* A new element for each text: one that grows to both sides would count as a layout shift. */}
              <bdi key={value}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {/* There before the goods are known, so that the button keeps its place. */}
      <p className={styles.item} data-empty={item === null}>
        <bdi className={styles.name} key={item}>
          {item ?? t('price.pay')}
        </bdi>
        {amount !== null && <Price amount={amount} key={amount} original={original} size="large" />}
      </p>
      <div className={styles.action}>
        <Button
          busy={busy ?? false}
          disabled={missing?.onPress === null}
          onClick={missing?.onPress ?? onBuy}
          wide
        >
          {/* Centred text that changes would count as moved. */}
          <span key={label}>{label}</span>
        </Button>
      </div>
      <div className={styles.extra}>{children}</div>
    </section>
  );
}
