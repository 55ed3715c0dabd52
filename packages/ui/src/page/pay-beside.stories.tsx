import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aChannel, aPurchase } from '../../test/recharge-samples';
import { NewPage } from '../../test/shop-frame';
import { allDone, goodsTypes, recipientSteps } from '../../test/shop-samples';
import { pictures } from '../../test/story-pictures';
import { GameArt } from '../game-art';
import { GoodsGrid } from '../goods-grid';
import { PayBar } from '../pay-bar';
import { RechargePopup } from '../recharge-popup';
import { RecipientCard } from '../recipient-card';
import { SheetColumnProvider } from '../sheet';

const names = ['PayHere', 'Card', 'Bank transfer', 'E-wallet', 'Carrier', 'Convenience store'];
const channels = { kind: 'ready', items: names.map((name) => aChannel(name)) } as const;

/** The goods, and the payment beside them, as on a wide window. */
function PayBeside(): ReactElement {
  const t = useTranslate();
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string | null>('300');
  const [channel, setChannel] = useState('PayHere');
  const types = goodsTypes(t);
  const item = types.flatMap(({ goods }) => goods).find(({ id }) => id === chosen);
  const price = item?.price ?? null;
  return (
    <>
      <NewPage
        art={
          <GameArt
            banner=""
            brandName="Northstar"
            game={{ name: aPurchase.game, logo: pictures.game }}
          />
        }
        order={
          <PayBar
            item={item?.name ?? null}
            missing={null}
            onBuy={() => {
              setOpen(true);
            }}
            price={price}
          />
        }
        paymentPlace={setColumn}
        tab="topup"
        title={t('header.topup')}
        user="ally_1987"
      >
        <RecipientCard steps={recipientSteps(allDone)} />
        <GoodsGrid
          chosen={chosen}
          chosenType={null}
          onChoose={setChosen}
          onTypeChange={fn()}
          state={{ kind: 'ready', types }}
        />
      </NewPage>
      <SheetColumnProvider value={column}>
        <RechargePopup
          busy={false}
          canBuy
          channels={channels}
          chosenChannel={channel}
          onBuy={fn()}
          onChannelChoose={setChannel}
          onOpenChange={setOpen}
          onRegionChange={fn()}
          open={isOpen}
          price={price === null ? null : { amount: price }}
          purchase={{ ...aPurchase, goods: `${item?.base ?? ''} ${item?.name ?? ''}` }}
          region={null}
          regions={[]}
        />
      </SheetColumnProvider>
    </>
  );
}

const meta = {
  title: 'Screens/Pay beside the goods',
  component: PayBeside,
  parameters: { docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof PayBeside>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The payment is of the goods that are chosen, and its button stays in the window. */
export const Wide: Story = {
  globals: { viewport: { value: 'width1280' } },
  play: async ({ canvas, userEvent }) => {
    const buy = await canvas.findByRole('button', { name: /^Buy/ });
    await expect(buy.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const [other] = canvas
      .getAllByRole('radio', { name: /\$/ })
      .filter((radio) => radio instanceof HTMLInputElement && !radio.checked);
    if (other === undefined) throw new Error('There are no other goods.');
    await userEvent.click(other);
    await expect(buy).not.toHaveTextContent('$4.99');
    await expect(canvas.getByRole('region', { name: 'Recharge info' })).toBeVisible();
  },
};

/** On a large screen. */
export const Large: Story = { globals: { viewport: { value: 'large' } } };
