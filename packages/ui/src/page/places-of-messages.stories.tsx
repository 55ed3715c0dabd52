import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NewPage } from '../../test/shop-frame';
import { allDone, goodsTypes, recipientSteps } from '../../test/shop-samples';
import { awkward } from '../../test/stress-texts';
import { GoodsGrid } from '../goods-grid';
import { LostCodeNotice } from '../notice';
import { PayBar } from '../pay-bar';
import { RecipientCard } from '../recipient-card';
import { ResultPopup } from '../result-popup';
import { ToastRegion } from '../toast';

const press = fn();

/** Props of {@link Messages}. */
interface MessagesProps {
  /** What is shown above the first screen. */
  above: 'nothing' | 'result';
  message: 'toast' | 'order-pending' | 'lost';
}

/** The first screen with a message that comes by itself, as long as any can be. */
function Messages({ above, message }: MessagesProps): ReactElement {
  const t = useTranslate();
  const [isPressed, setPressed] = useState(above === 'nothing');
  return (
    <>
      <NewPage
        notice={message === 'order-pending' ? message : null}
        order={<PayBar item="300" missing={null} onBuy={press} price="$4.99" />}
        tab="topup"
        title={t('header.topup')}
        user="ally_1987"
      >
        <RecipientCard steps={recipientSteps(allDone)} />
        <GoodsGrid
          chosen="300"
          chosenType={null}
          onChoose={press}
          onTypeChange={press}
          state={{ kind: 'ready', types: goodsTypes(t) }}
        />
      </NewPage>
      <ResultPopup
        copied={false}
        onCopy={() => {
          setPressed(true);
        }}
        onOpenChange={press}
        open={above === 'result'}
        order={{ goods: '300 Star Crystals', role: 'Amaranth', billingNo: '20261121-000042' }}
        outcome={{ kind: 'success', onRechargeDone: press }}
      />
      <ToastRegion
        onDismiss={press}
        toast={
          message === 'toast' ? { id: '1', tone: 'error', text: awkward.long.repeat(3) } : null
        }
      />
      {message === 'lost' && isPressed && (
        <LostCodeNotice isOverPage onReload={press} onRetry={press} reason="network" />
      )}
    </>
  );
}

const meta = {
  title: 'Screens/Places of messages',
  component: Messages,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: { above: 'nothing', message: 'toast' },
} satisfies Meta<typeof Messages>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];

/** The message of the story, wherever it is. */
const messages =
  '[role=region][aria-live] > [data-tone], [role=status] > [data-kind], body > [data-over-page]';

/** Expects that the message covers nothing of what matters, at its end of every animation. */
async function expectNothingCovered(matters: string): Promise<void> {
  await waitFor(async () => {
    const [message, ...others] = found(messages).map((one) => one.getBoundingClientRect());
    await expect(others).toEqual([]);
    await expect(found(matters).length).toBeGreaterThan(0);
    for (const one of found(matters)) {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const isApart =
        message !== undefined &&
        message.height > 0 &&
        (message.bottom <= top ||
          message.top >= bottom ||
          message.right <= left ||
          message.left >= right);
      await expect([one.textContent, isApart]).toEqual([one.textContent, true]);
    }
  });
}

/** Whom the goods are for, and the bar with the price and the button. */
const expectPageInSight = (): Promise<void> =>
  expectNothingCovered('main ol > li, [aria-label="Your order"]');

/** What the popup says, and its buttons. */
const expectPopupInSight = async (): Promise<void> => {
  await screen.findByRole('dialog');
  await expectNothingCovered('[role=dialog] [data-scrolls] > *, [role=dialog] [data-scrolls] + *');
};

/** A toast lies in the place of the header, however long it is. */
export const Toast: Story = {
  globals: { viewport: { value: 'width360' } },
  play: expectPageInSight,
};

/** The same on the smallest phone. */
export const ToastSmall: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'width320' } },
  play: expectPageInSight,
};

/** Above a result the toast covers the head of the popup. */
export const ToastAboveResult: Story = {
  globals: { viewport: { value: 'width360' } },
  args: { above: 'result' },
  play: expectPopupInSight,
};

/** An order that waits is told of on the pay bar, over goods that can be scrolled. */
export const OrderNotice: Story = {
  globals: { viewport: { value: 'width360' } },
  args: { message: 'order-pending' },
  play: expectPageInSight,
};

/** The same on a phone held sideways. */
export const OrderNoticeSideways: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'sideways' } },
  args: { message: 'order-pending' },
  play: expectPageInSight,
};

/** Code that is lost is told of above the pay bar. */
export const LostCode: Story = {
  globals: { viewport: { value: 'width360' } },
  args: { message: 'lost' },
  play: expectPageInSight,
};

/** What was pressed in a popup is lost: the notice covers the popup's head, and neither its content nor its buttons. */
export const LostCodeAboveResult: Story = {
  globals: { viewport: { value: 'width360' } },
  args: { message: 'lost', above: 'result' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy order number' }));
    await expectPopupInSight();
  },
};
