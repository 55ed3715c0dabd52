import type { GoodsTile } from '../../src/goods-grid';
import { CouponRow } from '../../src/coupon-row';
import { GoodsGrid } from '../../src/goods-grid';
import { PayBar } from '../../src/pay-bar';
import { Price } from '../../src/price';
import { PurchaseSummary } from '../../src/purchase-summary';
import { ChannelList } from '../../src/recharge-popup/channel-list';
import { sampleGoods, sampleType } from '../../test/goods-samples';
import { aChannel, aPurchase } from '../../test/recharge-samples';
import type { Guideline } from './guideline';

const press = (): void => undefined;

function Goods({ tiles }: { tiles: readonly GoodsTile[] }) {
  return (
    <GoodsGrid
      chosen="300"
      chosenType={null}
      onChoose={press}
      onTypeChange={press}
      state={{ kind: 'ready', types: [sampleType('gems', tiles)] }}
    />
  );
}

/** The parts that lead from the goods to the payment. */
export const buying: Readonly<Record<string, Guideline>> = {
  'goods-tile': {
    title: 'Goods tile',
    height: 300,
    good: {
      rule: 'Say the amount once, the bonus apart from it, and in the badge why it stands out.',
      show: () => (
        <Goods
          tiles={[
            sampleGoods('60'),
            sampleGoods('300', { bonus: '+30 bonus', badge: 'Special offer' }),
          ]}
        />
      ),
    },
    bad: {
      rule: 'Do not put amount, bonus and advertising into the name: tiles cannot be compared any more.',
      show: () => (
        <Goods
          tiles={[
            sampleGoods('60'),
            sampleGoods('300', {
              ...{ base: '300+30!!!', bonus: null, badge: null },
              name: 'HOT! Best Star Crystals today',
            }),
          ]}
        />
      ),
    },
  },
  'order-block': {
    title: 'Order block',
    height: 130,
    good: {
      rule: 'Show what is bought, for whom and for how much, on every step that costs money.',
      show: () => <PurchaseSummary {...aPurchase} amount="$4.99" bonus="+30 bonus" />,
    },
    bad: {
      rule: 'Do not leave out the character: what goes to a wrong one cannot be taken back.',
      show: () => <PurchaseSummary {...aPurchase} amount="$4.99" role="" server="" />,
    },
  },
  'pay-bar': {
    title: 'Pay bar',
    height: 120,
    good: {
      rule: 'Name the next step on the button as long as something is missing.',
      show: () => (
        <PayBar
          item="300 Star Crystals"
          missing={{ label: 'Choose a server', onPress: press }}
          onBuy={press}
          price="$4.99"
        />
      ),
    },
    bad: {
      rule: 'Do not block the button without a word: a player cannot know what is missing.',
      show: () => (
        <PayBar
          item="300 Star Crystals"
          missing={{ label: 'Buy', onPress: null }}
          onBuy={press}
          price="$4.99"
        />
      ),
    },
  },
  price: {
    title: 'Price',
    height: 64,
    good: {
      rule: 'Pass the price formatted for the region, and with a discount what it was before.',
      show: () => <Price amount="$4.49" original="$4.99" size="large" />,
    },
    bad: {
      rule: 'Do not write a discount into the price: it is read out as one amount.',
      show: () => <Price amount="ONLY 4.49 (was 4.99)" size="large" />,
    },
  },
  'channel-row': {
    title: 'Channel row',
    height: 200,
    good: {
      rule: 'Use the names that players know, and say why a channel cannot be chosen.',
      show: () => (
        <ChannelList
          channels={[
            aChannel('PayPal', { description: 'Balance or card' }),
            aChannel('MyCard', { disabledReason: 'from $5.00' }),
          ]}
          chosen="PayPal"
          onChoose={press}
        />
      ),
    },
    bad: {
      rule: 'Do not show the provider’s technical name, and do not explain all it could do.',
      show: () => (
        <ChannelList
          channels={[
            aChannel('PP_EC_V2', {
              description: 'Multi-method gateway for cards and more, 200 countries',
            }),
            aChannel('MYCARD-WEB-TWD'),
          ]}
          chosen="PP_EC_V2"
          onChoose={press}
        />
      ),
    },
  },
  'coupon-row': {
    title: 'Coupon row',
    height: 110,
    good: {
      rule: 'Say what the order saves, in money.',
      show: () => (
        <CouponRow
          state={{
            kind: 'choosable',
            count: 2,
            chosen: { name: 'Weekend gift', off: '10', saving: '$0.50' },
            onChoose: press,
          }}
        />
      ),
    },
    bad: {
      rule: 'Do not name a coupon by its code or by its discount, which is shown beside it.',
      show: () => (
        <CouponRow
          state={{
            kind: 'choosable',
            count: 2,
            chosen: { name: 'CPN-10OFF-2026-W47', off: '10', saving: null },
            onChoose: press,
          }}
        />
      ),
    },
  },
};
