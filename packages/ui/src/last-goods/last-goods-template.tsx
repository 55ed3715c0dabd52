import { useLanguage } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { type GoodsTile, type GoodsType, UpdatingGoods } from '../goods-grid';
import { lastGoodsTemplateId, marks } from './template-marks';

const tile: GoodsTile = {
  id: '',
  name: marks.name,
  // Not loaded: pictures in a template are inert.
  icon: 'data:,',
  base: marks.base,
  bonus: marks.bonus,
  price: marks.price,
  badge: marks.badge,
  note: marks.note,
  disabledReason: null,
};

const open: GoodsType = { key: 'open', name: marks.type, goods: [tile] };
const closed: GoodsType = { key: 'closed', name: marks.type, goods: [] };

/**
 * The template for `paintGoods`: {@link UpdatingGoods} with marks as its texts, first with several types,
 * then with one. Rendered into the page at build, outside the root that React hydrates.
 */
export function LastGoodsTemplate(): ReactElement {
  return (
    <template id={lastGoodsTemplateId} lang={useLanguage().code}>
      <div>
        <UpdatingGoods hasAgain types={[open, closed]} />
      </div>
      <div>
        <UpdatingGoods hasAgain types={[open]} />
      </div>
    </template>
  );
}
