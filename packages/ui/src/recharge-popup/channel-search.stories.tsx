import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { longListRadio } from '../../test/user-actions';
import { Sheet } from '../sheet';
import { ChannelList, type ChannelListProps } from './channel-list';
import type { ChannelOption } from './recharge-popup';

const channel = (place: number): ChannelOption => ({
  key: `c${String(place)}`,
  name: `Carrier billing ${String(place)}`,
  icon: '',
  description: place % 3 === 0 ? 'Charged to your phone bill at the end of the month' : '',
  hasSubChannels: place === 5,
});
const channels = Array.from({ length: 300 }, (_, index) => channel(index + 1));

/** The list in a sheet that keeps the chosen payment method. */
function InSheet({ channels: listed, chosen: first, onChoose }: ChannelListProps): ReactElement {
  const [chosen, setChosen] = useState(first);
  return (
    <Sheet onOpenChange={fn()} open title="Recharge info">
      <ChannelList
        channels={listed}
        chosen={chosen}
        onChoose={(key) => {
          onChoose(key);
          if (key !== 'c5') setChosen(key);
        }}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Components/Carrier billing search',
  component: ChannelList,
  parameters: popupParameters,
  render: InSheet,
  args: { channels, chosen: 'c2', onChoose: fn() },
} satisfies Meta<typeof ChannelList>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (): (string | null)[] =>
  [...document.querySelectorAll('li bdi[id$="-name"]')].map(({ textContent }) => textContent);

/**
 * More than 20 payment methods. Only the visible rows are in the page, and screen readers announce
 * the position among all.
 */
export const ManyChannels: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  play: async () => {
    await expect(await longListRadio('Carrier billing 2')).toBeChecked();
    await expect(screen.getAllByRole('radio').length).toBeLessThan(40);
    await expect(await longListRadio('Carrier billing 3')).toHaveAttribute('aria-posinset', '3');
    await expect(await longListRadio('Carrier billing 3')).toHaveAttribute('aria-setsize', '300');
  },
};

/** With large text the sheet scrolls as a whole. Still only the visible rows are in the page. */
export const ManyInLargeText: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { textSize: '200' },
  render: (args) => (
    <Sheet footer="Buy" onOpenChange={fn()} open title="Recharge info">
      <ChannelList {...args} />
    </Sheet>
  ),
  play: async ({ userEvent }) => {
    (await longListRadio('Carrier billing 2')).focus();
    await expect(screen.getAllByRole('radio').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    const last = await longListRadio('Carrier billing 300');
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(screen.getAllByRole('radio').length).toBeLessThan(60);
  },
};

/** Up to 20 payment methods are all in the page, without a search. */
export const FewChannels: Story = {
  args: { channels: channels.slice(0, 20) },
  play: async () => {
    await screen.findByRole('radio', { name: 'Carrier billing 20' });
    await expect(screen.getAllByRole('radio')).toHaveLength(19);
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

/**
 * Arrow keys, Home and End choose and reach all 300 payment methods. The last one is followed by
 * the first.
 */
export const KeysReachAll: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { chosen: 'c1' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await longListRadio('Carrier billing 1'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await longListRadio('Carrier billing 2')).toHaveFocus();
    await expect(await longListRadio('Carrier billing 2')).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(await longListRadio('Carrier billing 300')).toHaveFocus();
    await waitFor(() => expect(names()).toContain('Carrier billing 298'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await longListRadio('Carrier billing 1')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await longListRadio('Carrier billing 300')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(await longListRadio('Carrier billing 1')).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('c1');
  },
};

/** Arrow keys pass over payment methods that do not accept the amount. */
export const DisabledPassedOver: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    chosen: 'c1',
    channels: channels.map((one, index) =>
      index === 1 || index === 299 ? { ...one, disabledReason: 'From $20.00' } : one,
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await longListRadio('Carrier billing 1'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await longListRadio('Carrier billing 3')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await longListRadio('Carrier billing 299')).toHaveFocus();
  },
};

/** Arrow keys move past a payment method with sub-methods and do not open it. Enter does. */
export const PassedByKeys: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { chosen: null },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await longListRadio('Carrier billing 4'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('button', { name: /Carrier billing 5/ })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('c4');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('c5');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await longListRadio('Carrier billing 6')).toBeChecked();
  },
};

/** In right-to-left languages the left arrow key moves forward. */
export const RightToLeft: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { chosen: 'c1' },
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.click(await longListRadio('Carrier billing 2'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await longListRadio('Carrier billing 3')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await longListRadio('Carrier billing 2')).toBeChecked();
  },
};

/** The focused and the chosen row stay in the page while the list scrolls. */
export const ScrolledAway: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent }) => {
    const held = await screen.findByRole('button', { name: /Carrier billing 5/ });
    await userEvent.click(held);
    document.querySelector('[role=dialog] [data-scrolls]')?.scrollTo({ top: 10_800 });
    await waitFor(() => expect(names()).toContain('Carrier billing 180'));
    await expect(held).toHaveFocus();
    await expect(await longListRadio('Carrier billing 2')).toBeChecked();
    await expect(screen.queryByRole('radio', { name: 'Carrier billing 9' })).toBeNull();
  },
};

/**
 * The search matches names. The chosen payment method stays on top, and the order stays when
 * another one is chosen.
 */
export const Search: Story = {
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('searchbox', { name: 'Search payment methods' });
    await userEvent.type(search, '29');
    await waitFor(() => expect(names()).toHaveLength(14));
    await expect(names().slice(0, 3)).toEqual([
      'Carrier billing 2',
      'Carrier billing 29',
      'Carrier billing 129',
    ]);
    await userEvent.click(await longListRadio('Carrier billing 129'));
    await expect(await longListRadio('Carrier billing 129')).toBeChecked();
    await expect(names().slice(0, 3)).toEqual([
      'Carrier billing 2',
      'Carrier billing 29',
      'Carrier billing 129',
    ]);
  },
};

/** With keys only: type, move down to a match, choose it. */
export const SearchByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('searchbox'));
    await userEvent.keyboard('300');
    await waitFor(() => expect(names()).toEqual(['Carrier billing 2', 'Carrier billing 300']));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await longListRadio('Carrier billing 2')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await longListRadio('Carrier billing 300')).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('c300');
  },
};

/** No payment method matches the search. */
export const NothingFound: Story = {
  args: { chosen: null },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await screen.findByText(/Nothing matches “zzz”/);
  },
};

/** Very long names, markup and right-to-left names. */
export const AwkwardNames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    channels: channels.map((one, place) => {
      const name = [awkward.long, awkward.markup, awkward.backwards][place];
      return name === undefined ? one : { ...one, name, description: name };
    }),
  },
};
