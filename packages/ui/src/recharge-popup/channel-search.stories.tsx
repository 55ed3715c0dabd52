import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { shownInFrame } from '../../test/shown-in-frame';
import { Sheet } from '../sheet';
import { ChannelList, type ChannelListProps } from './channel-list';
import type { ChannelOption } from './recharge-popup';

const channel = (place: number): ChannelOption => ({
  key: `c${String(place)}`,
  name: `Channel ${String(place)}`,
  icon: '',
  description: place % 3 === 0 ? 'Paid on the bill of the phone, at the end of the month' : '',
  hasSubChannels: place === 5,
});
const channels = Array.from({ length: 300 }, (_, index) => channel(index + 1));

/** The list in a sheet, with an owner that keeps what was chosen. */
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
  title: 'Components/Channel search',
  component: ChannelList,
  parameters: shownInFrame,
  render: InSheet,
  args: { channels, chosen: 'c2', onChoose: fn() },
} satisfies Meta<typeof ChannelList>;

export default meta;
type Story = StoryObj<typeof meta>;

const radio = (name: string): Promise<HTMLElement> => screen.findByRole('radio', { name });
const names = (): (string | null)[] =>
  [...document.querySelectorAll('li bdi[id$="-name"]')].map(({ textContent }) => textContent);

/** More than 20 channels: only those in sight are in the page, and each says its place among all. */
export const ManyChannels: Story = {
  tags: ['stress', '!autodocs'],
  play: async () => {
    await expect(await radio('Channel 2')).toBeChecked();
    await expect(screen.getAllByRole('radio').length).toBeLessThan(40);
    await expect(await radio('Channel 3')).toHaveAttribute('aria-posinset', '3');
    await expect(await radio('Channel 3')).toHaveAttribute('aria-setsize', '300');
  },
};

/** Up to 20 channels stand in the page, all of them, and need no search. */
export const FewChannels: Story = {
  args: { channels: channels.slice(0, 20) },
  play: async () => {
    await radio('Channel 20');
    await expect(screen.getAllByRole('radio')).toHaveLength(19);
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

/** Tab comes to the chosen one; arrow keys, Home and End choose, reach all 300, and go round. */
export const KeysReachAll: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { chosen: 'c1' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await radio('Channel 1'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await radio('Channel 2')).toHaveFocus();
    await expect(await radio('Channel 2')).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(await radio('Channel 300')).toHaveFocus();
    await waitFor(() => expect(names()).toContain('Channel 298'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await radio('Channel 1')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await radio('Channel 300')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(await radio('Channel 1')).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('c1');
  },
};

/** One with methods of its own is passed by keys without opening them: that takes a press. */
export const PassedByKeys: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { chosen: null },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await radio('Channel 4'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('button', { name: /Channel 5/ })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('c4');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('c5');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await radio('Channel 6')).toBeChecked();
  },
};

/** From right to left the arrow to the left leads on. */
export const RightToLeft: Story = {
  tags: ['stress', '!autodocs'],
  args: { chosen: 'c1' },
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.click(await radio('Channel 2'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await radio('Channel 3')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await radio('Channel 2')).toBeChecked();
  },
};

/** The row with focus and the chosen one stay in the page however far the list is scrolled. */
export const ScrolledAway: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent }) => {
    const held = await screen.findByRole('button', { name: /Channel 5/ });
    await userEvent.click(held);
    document.querySelector('[data-scrolls]')?.scrollTo({ top: 12_000 });
    await waitFor(() => expect(names()).toContain('Channel 180'));
    await expect(held).toHaveFocus();
    await expect(await radio('Channel 2')).toBeChecked();
    await expect(screen.queryByRole('radio', { name: 'Channel 9' })).toBeNull();
  },
};

/** The search finds names; the chosen one stays on top, and no row moves when another is picked. */
export const Search: Story = {
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('searchbox', { name: 'Search payment methods' });
    await userEvent.type(search, '29');
    await waitFor(() => expect(names()).toHaveLength(14));
    await expect(names().slice(0, 3)).toEqual(['Channel 2', 'Channel 29', 'Channel 129']);
    await userEvent.click(await radio('Channel 129'));
    await expect(await radio('Channel 129')).toBeChecked();
    await expect(names().slice(0, 3)).toEqual(['Channel 2', 'Channel 29', 'Channel 129']);
  },
};

/** By keyboard alone: type, go down to what was found, choose. */
export const SearchByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('searchbox'));
    await userEvent.keyboard('300');
    await waitFor(() => expect(names()).toEqual(['Channel 2', 'Channel 300']));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await radio('Channel 2')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await radio('Channel 300')).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('c300');
  },
};

/** Nothing has such a name, and nothing is chosen. */
export const NothingFound: Story = {
  args: { chosen: null },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await screen.findByText(/Nothing matches “zzz”/);
  },
};

/** Names as long as they come, with markup in them, and from right to left. */
export const AwkwardNames: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    channels: channels.map((one, place) => {
      const name = [awkward.long, awkward.markup, awkward.backwards][place];
      return name === undefined ? one : { ...one, name, description: name };
    }),
  },
};
