import { type ReactElement, memo } from 'react';
import { CheckIcon } from '../icon';
import { Picture } from '../picture';
import { Price } from '../price';
import type { GoodsTile } from './goods-grid';
import styles from './goods-tile.module.css';

/** Props of {@link GoodsRadio}. */
interface GoodsRadioProps {
  tile: GoodsTile;
  name: string;
  checked: boolean;
  isUpdating: boolean | undefined;
  onChoose: (id: string) => void;
}

function Tile({ tile, name, checked, isUpdating, onChoose }: GoodsRadioProps): ReactElement {
  const { id, base, bonus, badge, disabledReason } = tile;
  const line = disabledReason ?? tile.note;
  return (
    <label className={styles.tile} data-disabled={disabledReason !== null}>
      {/* Focusable even if it cannot be bought, so that screen readers reach the reason. */}
      <input
        aria-disabled={disabledReason !== null || undefined}
        checked={checked}
        className={styles.input}
        disabled={isUpdating}
        name={name}
        onChange={() => {
          if (disabledReason === null) onChoose(id);
        }}
        type="radio"
        value={id}
      />
      <span className={styles.face}>
        <span className={styles.mark}>
          <CheckIcon size={16} />
        </span>
        <Picture name={tile.name} src={tile.icon} />
        {/* After the picture, so that it lies above it. */}
        {badge && <span className={styles.badge}>{badge}</span>}
        <span className={styles.words}>
          {/* Together, so that “300 Starlight” reads the same in right-to-left texts as elsewhere. */}
          <bdi>
            {base && <span className={styles.amount}>{base}</span>}{' '}
            <span className={styles.name}>{tile.name}</span>
          </bdi>
          {bonus && <bdi className={styles.bonus}>{bonus}</bdi>}
          {line && <span className={styles.note}>{line}</span>}
        </span>
        {tile.price !== null && (
          <span className={styles.price}>
            <Price amount={tile.price} />
          </span>
        )}
      </span>
    </label>
  );
}

/** One thing to buy. */
export const GoodsRadio = memo(Tile);
