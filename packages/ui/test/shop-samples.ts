import { type Translate, formatNumber } from '@shop/i18n';
import type { GameOption } from '../src/game-choice';
import type { GoodsTile, GoodsType } from '../src/goods-grid';
import type { RecipientStep, RecipientStepKey } from '../src/recipient-card';
import { sampleGoods } from './goods-samples';
import { pictures } from './story-pictures';

const press = (): void => undefined;

const keys = ['game', 'account', 'server', 'role'] as const satisfies readonly RecipientStepKey[];

const values = {
  game: 'Starfall Saga',
  account: 'ally_1987',
  server: 'S12 – Ancient Grove',
  role: 'Ally',
} as const;

/** Returns the steps of the recipient card, the first of which are done. */
export function recipientSteps(done: number): readonly RecipientStep[] {
  return keys.map((key, index) => {
    if (index < done)
      return {
        key,
        state: 'done',
        value: values[key],
        picture: key === 'game' ? pictures.game : undefined,
        onPress: press,
      };
    return { key, state: index === done ? 'todo' : 'locked', onPress: press };
  });
}

/** The number of steps. */
export const allDone = keys.length;

function crystals(t: Translate, amount: number, bonus: number, price: string): GoodsTile {
  return sampleGoods(String(amount), {
    base: formatNumber(amount),
    bonus: bonus > 0 ? t('goods.bonus', { number: formatNumber(bonus) }) : null,
    price,
  });
}

function pack(id: string, changes: Partial<GoodsTile>): GoodsTile {
  return sampleGoods(id, { icon: pictures.pack, base: null, bonus: null, ...changes });
}

/** Returns goods of two types. One item is limited, and the limit of another is reached. */
export function goodsTypes(t: Translate): readonly GoodsType[] {
  return [
    {
      key: 'crystals',
      name: 'Star Crystals',
      goods: [
        crystals(t, 60, 0, '$0.99'),
        { ...crystals(t, 300, 30, '$4.99'), badge: t('goods.special') },
        crystals(t, 980, 110, '$14.99'),
        crystals(t, 1980, 260, '$29.99'),
        crystals(t, 3280, 600, '$49.99'),
        crystals(t, 6480, 1600, '$99.99'),
      ],
    },
    {
      key: 'packs',
      name: 'Packs',
      goods: [
        pack('weekly', {
          name: 'Weekly pack',
          price: '$1.99',
          note: t('limit.leftOf', { number: '2', total: '3' }),
        }),
        pack('starter', {
          name: 'Starter pack',
          price: '$0.99',
          disabledReason: t('limit.reached'),
        }),
      ],
    },
  ];
}

/** Games, one of them with two sub-games. */
export const games: readonly GameOption[] = [
  {
    id: 'saga',
    name: 'Starfall Saga',
    icon: pictures.game,
    banner: pictures.art,
    from: 'from $0.99',
    subGames: [],
  },
  {
    id: 'realms',
    name: 'Hollow Realms',
    icon: '',
    subGames: [
      { id: 'realms-1', name: 'Hollow Realms: Dawn', icon: '' },
      { id: 'realms-2', name: 'Hollow Realms: Dusk', icon: '' },
    ],
  },
  { id: 'arena', name: 'Mecha Arena', icon: '', subGames: [] },
];
