import { type ReactElement, useId } from 'react';
import type { GoodsTile } from './goods-grid-props';
import styles from './goods-grid.module.css';
import { GoodsRadio } from './goods-radio';

/** Props of {@link GoodsRadios}. */
interface GoodsRadiosProps {
  label: string;
  goods: readonly GoodsTile[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The goods of one type as native radios. */
export function GoodsRadios({ label, goods, chosen, onChoose }: GoodsRadiosProps): ReactElement {
  const name = useId();
  return (
    <div aria-label={label} className={styles.grid} role="radiogroup">
      {goods.map((tile) => (
        <GoodsRadio
          checked={tile.id === chosen}
          key={tile.id}
          name={name}
          onChoose={onChoose}
          tile={tile}
        />
      ))}
    </div>
  );
}
