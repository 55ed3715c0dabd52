import type { ReactElement } from 'react';
import styles from './item-quantity.module.css';

/** Props of {@link ItemQuantity}. */
export interface ItemQuantityProps {
  name: string;
  /** How many of it, formatted. */
  count: string;
}

/**
 * How many of what is given, for rows of rewards. The number comes first, so that it is read however
 * long the name is.
 */
export function ItemQuantity({ name, count }: ItemQuantityProps): ReactElement {
  return (
    <span className={styles.name}>
      <bdi>{count}</bdi> × <bdi>{name}</bdi>
    </span>
  );
}
