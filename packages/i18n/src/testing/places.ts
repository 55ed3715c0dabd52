import type { TextKey } from '../translate';

/** A place on the screen with little room for its texts. */
interface Place {
  readonly name: string;
  /** Width of a line in em of its font, on a screen of 320 px. */
  readonly width: number;
  readonly lines: number;
  readonly texts: readonly TextKey[];
}

/**
 * The smallest place of each text that has limited room. A text that does not fit there is cut off,
 * broken within a word, or moves the content below. The widths follow from the style sheets of the
 * components: the width left on the screen, divided by the font size.
 */
export const places: readonly Place[] = [
  {
    name: 'a label of the bottom navigation',
    width: 8.2,
    lines: 1,
    texts: ['nav.topup', 'nav.gift', 'nav.my'],
  },
  {
    name: 'the title in the header',
    width: 12.9,
    lines: 1,
    texts: ['header.topup', 'header.event', 'header.my', 'header.vipCenter'],
  },
  {
    name: 'a tab with its count',
    width: 8.1,
    lines: 2,
    texts: ['coupon.usable', 'coupon.notUsable'],
  },
  {
    name: 'a step of the step bar',
    width: 6.3,
    lines: 3,
    texts: ['step.selectGame', 'step.selectGoods', 'step.recharge', 'step.result'],
  },
  {
    name: 'the button of the pay bar',
    width: 7,
    lines: 1,
    texts: ['goods.buy', 'recharge.exchange'],
  },
  {
    name: 'a button across a popup',
    width: 15.3,
    lines: 1,
    texts: [
      ...(['login.submit', 'recharge.buy', 'recharge.exchange'] as const),
      ...(['result.rechargeDone', 'result.done', 'result.checkNow'] as const),
      ...(['result.continue', 'result.changeWay', 'result.backToGame'] as const),
    ],
  },
  {
    name: 'a button with an icon across a popup',
    width: 13.7,
    lines: 1,
    texts: ['result.toPay'],
  },
  {
    name: 'one of two buttons side by side',
    width: 7.8,
    lines: 1,
    texts: ['common.cancel', 'common.ok'],
  },
  {
    name: 'the button of a coupon or reward',
    width: 8.8,
    lines: 1,
    texts: [
      ...(['coupon.use', 'coupon.cancel', 'coupon.locked', 'coupon.used'] as const),
      ...(['coupon.expired', 'reward.claim', 'reward.received', 'reward.locked'] as const),
    ],
  },
  { name: 'the badge of goods', width: 9.8, lines: 1, texts: ['goods.special'] },
  { name: 'the discount of a coupon', width: 5.2, lines: 3, texts: ['coupon.off'] },
  {
    name: 'the title of a popup',
    width: 14,
    lines: 1,
    texts: [
      ...(['login.title', 'game.title', 'server.title', 'role.title'] as const),
      ...(['recharge.title', 'subChannel.title', 'card.title', 'prepaid.title'] as const),
      ...(['result.title', 'coupon.title', 'coupon.claimTitle'] as const),
    ],
  },
  {
    name: 'the title of a popup with a back button',
    width: 12,
    lines: 1,
    texts: ['coupon.historyTitle'],
  },
];
