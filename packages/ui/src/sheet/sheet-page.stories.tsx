import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Sheet, type SheetProps } from './sheet';
import { SheetPlaceProvider } from './sheet-page';

/** A page that consists of a sheet. */
function InPage(props: SheetProps): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <main style={{ padding: 16 }}>
      <div ref={setPlace} />
      <SheetPlaceProvider value={place}>
        <Sheet {...props} />
      </SheetPlaceProvider>
    </main>
  );
}

const meta = {
  title: 'Components/Sheet in a page',
  component: Sheet,
  render: InPage,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Recharge info',
    children: '300 Star Crystals for Amaranth on S12',
    footer: <Button wide>Buy</Button>,
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The old version: what is a popup in the new one is a part of a page, which it takes focus in. */
export const InThePage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const part = await canvas.findByRole('region', { name: 'Recharge info' });
    await waitFor(() => expect(part).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The content has a step before: "Back" leads there, and the part stays. */
export const WithBackButton: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { onBack: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The footer stays in sight while long content scrolls. */
export const LongContent: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>) },
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole('button', { name: 'Buy' });
    await expect(buy.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** Closed, it leaves nothing in the page. */
export const Closed: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
