import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Page } from '../page';
import { Sheet } from './sheet';
import { SheetColumnProvider } from './sheet-column';

/** A page with goods, and a payment that “Buy” opens beside them; “more” opens a popup above both. */
function Shop({ lines }: { lines: number }): ReactElement {
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (): void => {
    setOpen(open.slice(0, -1));
  };
  return (
    <>
      <Page
        header={<header>Northstar</header>}
        order={
          <section>
            <Button
              onClick={() => {
                setOpen(['payment']);
              }}
            >
              Buy
            </Button>
          </section>
        }
        paymentPlace={setColumn}
      >
        <Button variant="secondary">goods</Button>
      </Page>
      <SheetColumnProvider value={column}>
        <Sheet
          footer={<Button wide>Pay</Button>}
          onOpenChange={close}
          open={open.includes('payment')}
          title="Recharge info"
        >
          <Button
            onClick={() => {
              setOpen(['payment', 'more']);
            }}
            variant="secondary"
          >
            more
          </Button>
          {Array.from({ length: lines }, (_, line) => (
            <p key={line}>Line {line + 1}</p>
          ))}
        </Sheet>
      </SheetColumnProvider>
      <Sheet onOpenChange={close} open={open.includes('more')} title="more options">
        content
      </Sheet>
    </>
  );
}

const meta = {
  title: 'Components/Sheet beside a page',
  component: Shop,
  args: { lines: 3 },
  globals: { viewport: { value: 'width1280' } },
} satisfies Meta<typeof Shop>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The payment takes the place of the order, and focus; the goods stay in use. Once it is closed, focus is on the
 * button again.
 */
export const BesideTheGoods: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await expect(canvas.getByRole('region', { name: 'Recharge info' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buy' })).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'goods' }));
    await expect(canvas.getByRole('region', { name: 'Recharge info' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buy' })).toHaveFocus());
  },
};

/** Escape closes what is on top: the popup above the page, then the payment, wherever focus is. */
export const Escape: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'more' }));
    await screen.findByRole('dialog', { name: 'more options' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Recharge info' })).toBeVisible();
    canvas.getByRole('button', { name: 'goods' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recharge info' })).toBeNull());
    // The player was elsewhere.
    await expect(canvas.getByRole('button', { name: 'goods' })).toHaveFocus();
  },
};

/** Long content scrolls inside, below the header and after it: the footer stays in the window. */
export const LongContent: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { lines: 60 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    const pay = await canvas.findByRole('button', { name: 'Pay' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight + 200);
  },
};
