import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { BagIcon } from '../icon';
import { LoadErrorNotice, Notice } from '../notice';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import { goodsGridId } from './goods-grid-id';
import styles from './goods-grid.module.css';
import { GoodsRadio } from './goods-radio';
import { GoodsTypes, GoodsTypesSkeleton } from './goods-types';

/** One thing to buy, with every text formatted by the owner. */
export interface GoodsTile {
  id: string;
  /** The unit of an amount, for instance `Gems`; else the whole name. */
  name: string;
  /** Address of the icon; may be empty. */
  icon: string;
  /** Amount of currency without the bonus, for instance `300`; null for a pack. */
  base: string | null;
  /** The bonus on top, for instance `+30`; null when there is none. */
  bonus: string | null;
  /** Null for goods that are only sold for a prepaid card. */
  price: string | null;
  /** Text of the badge, for instance "Special"; null for none. */
  badge: string | null;
  /** A line such as "2 of 3 left"; null for none. */
  note: string | null;
  /** Why it cannot be bought now; the tile stays visible and says so. Null when it can. */
  disabledReason: string | null;
}

/** A type of goods, shown as a tab. */
export interface GoodsType {
  key: string;
  name: string;
  goods: readonly GoodsTile[];
}

/** What there is to show. `ready` without goods is the empty state; `no-game` has nothing to list yet. */
export type GoodsGridState =
  | { readonly kind: 'no-game' }
  /** `lastGoods` is the place for the goods of the last visit, which hide the placeholders. */
  | { readonly kind: 'loading'; readonly lastGoods?: Ref<HTMLDivElement> | undefined }
  | { readonly kind: 'error'; readonly text?: string | undefined; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly types: readonly GoodsType[] };

/** Props of {@link GoodsGrid}. */
export interface GoodsGridProps {
  state: GoodsGridState;
  /** Key of the open type; null opens the first. */
  chosenType: string | null;
  onTypeChange: (key: string) => void;
  /** Id of the chosen goods. */
  chosen: string | null;
  onChoose: (id: string) => void;
  /** What was bought last, above the goods, where {@link AgainPlace} was kept for it in the goods of the last visit. */
  again?: ReactNode;
}

/** What the game sells: tabs of types over a grid of tiles, one of which can be chosen. */
export function GoodsGrid(props: GoodsGridProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section} id={goodsGridId}>
      <h2 className={styles.title} id={titleId}>
        {t('goods.title')}
      </h2>
      <GoodsBody {...props} />
    </section>
  );
}

/** The state the grid is in. */
function GoodsBody(props: GoodsGridProps): ReactElement {
  const t = useTranslate();
  const { state, chosenType, onTypeChange, chosen, onChoose } = props;

  if (state.kind === 'loading') return <GoodsSkeleton lastGoods={state.lastGoods} />;
  if (state.kind === 'error') return <LoadErrorNotice {...state} title="goods.loadFailed" />;

  if (state.kind === 'no-game') {
    return <Notice icon={<BagIcon size={28} />} title={t('who.chooseGame')} />;
  }

  const types = state.types.filter(({ goods }) => goods.length > 0);
  const open = types.find(({ key }) => key === chosenType) ?? types[0];
  if (!open) return <Notice icon={<BagIcon size={28} />} title={t('goods.empty')} />;

  return (
    <>
      <AgainPlace>{props.again}</AgainPlace>
      <GoodsTypes onChange={onTypeChange} open={open.key} types={types} />
      <GoodsRadios chosen={chosen} goods={open.goods} label={open.name} onChoose={onChoose} />
    </>
  );
}

/** The place of what was bought last: as high with its content as before it, and gone without any. */
function AgainPlace({ children }: { readonly children: ReactNode }): ReactElement | null {
  return children === undefined ? null : <div className={styles.again}>{children}</div>;
}

const tiles = [1, 2, 3, 4, 5, 6];

/**
 * The types and six tiles, as large as those to come. The empty element is filled by a script of the
 * page, often before React runs: React leaves its content alone, also when it hydrates.
 */
function GoodsSkeleton({
  lastGoods,
}: {
  lastGoods: Ref<HTMLDivElement> | undefined;
}): ReactElement {
  const t = useTranslate();
  return (
    <>
      <div className={styles.lastGoods} data-last-goods ref={lastGoods} suppressHydrationWarning>
        {''}
      </div>
      <GoodsTypesSkeleton />
      <div className={styles.grid}>
        <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
        {tiles.map((tile) => (
          <Skeleton blockSize="var(--tile-size)" key={tile} />
        ))}
      </div>
    </>
  );
}

/** Props of {@link GoodsRadios}. */
interface GoodsRadiosProps {
  label: string;
  goods: readonly GoodsTile[];
  chosen: string | null;
  /** Their prices are being updated: they are shown, and none can be chosen. */
  isUpdating?: boolean | undefined;
  onChoose: (id: string) => void;
}

/** The goods of one type as native radios. */
export function GoodsRadios({
  label,
  goods,
  chosen,
  isUpdating,
  onChoose,
}: GoodsRadiosProps): ReactElement {
  const name = useId();
  return (
    <div aria-busy={isUpdating} aria-label={label} className={styles.grid} role="radiogroup">
      {goods.map((tile) => (
        <GoodsRadio
          checked={tile.id === chosen}
          isUpdating={isUpdating}
          key={tile.id}
          name={name}
          onChoose={onChoose}
          tile={tile}
        />
      ))}
    </div>
  );
}
