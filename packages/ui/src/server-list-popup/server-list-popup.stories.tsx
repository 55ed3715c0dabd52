import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { ServerListPopup, type ServerOption } from './server-list-popup';

/** Returns servers. Those from the 4,001st on are European. */
function servers(count: number): readonly ServerOption[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `k${index + 1}`,
    id: `s${index + 1}`,
    name: `Server ${index + 1}`,
    areaId: index < 4000 ? 'asia' : 'europe',
  }));
}

const areas = [
  { id: 'asia', name: 'Asia' },
  { id: 'europe', name: 'Europe' },
] as const;

const meta = {
  title: 'Popups/Server list popup',
  component: ServerListPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    list: { kind: 'ready', items: servers(5000) },
    chosen: null,
    onChoose: fn(),
  },
} satisfies Meta<typeof ServerListPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = (): Promise<HTMLElement> =>
  screen.findByRole('searchbox', { name: 'Search servers' });

/** Returns the text of each row, from the first. */
const rows = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** A game with 5,000 servers. Only the visible rows are in the page. */
export const FiveThousand: Story = {
  play: async () => {
    await search();
    await waitFor(() => expect(rows()[0]).toContain('S1'));
    await expect(rows().length).toBeGreaterThan(5);
    await expect(rows().length).toBeLessThan(40);
  },
};

/** With large text the sheet scrolls as a whole. Still only the visible rows are in the page. */
export const FiveThousandInLargeText: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { textSize: '200', viewport: { value: 'width320' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await search());
    await userEvent.keyboard('{ArrowDown}{End}');
    const last = await screen.findByRole('button', { name: /S5000/ });
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(rows().length).toBeLessThan(60);
  },
};

/** The player searches by server ID, with or without its letter, or by name. */
export const Search: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await search(), '4321');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /S4321/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('k4321');
  },
};

/** The player's characters on all servers come first; one is chosen together with its server. */
export const Characters: Story = {
  args: {
    list: { kind: 'ready', items: servers(12) },
    characters: [
      { key: 'a', name: 'Aurelia', detail: 'S1 Vega', chosen: true },
      { key: 'b', name: 'Borealis', detail: 'S9 Rigel', chosen: false },
    ],
    onCharacterChoose: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Your characters' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Borealis/ }));
    await expect(args.onCharacterChoose).toHaveBeenCalledWith('b');
    await userEvent.type(await search(), '3');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Borealis/ })).toBeNull());
  },
};

/** With keys only: search, move down into the list, choose with Enter. */
export const FinishedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await tabTo(userEvent, await search());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('k2');
  },
};

/** The servers the player uses most are listed first. */
export const Frequent: Story = {
  args: { frequent: ['k77', 'k5'] },
  play: async () => {
    await search();
    await expect(rows().slice(0, 5)).toEqual([
      'Frequently used',
      'S77 · Server 77',
      'S5 · Server 5',
      'All servers',
      'S1 · Server 1',
    ]);
  },
};

/** A name that begins with the server's ID is the whole row; the chosen server has one check mark. */
export const NamedByNumber: Story = {
  args: {
    list: {
      kind: 'ready',
      items: ['Vega', 'Rigel', 'Deneb'].map((name, index) => ({
        key: name,
        id: `s${String(index + 1)}`,
        name: `S${String(index + 1)} ${name}`,
        areaId: '',
      })),
    },
    frequent: ['Rigel'],
    chosen: 'Rigel',
  },
  play: async ({ userEvent }) => {
    await search();
    await expect(rows().slice(1)).toEqual([
      'S2 RigelSelected',
      'All servers',
      'S1 Vega',
      'S2 Rigel',
      'S3 Deneb',
    ]);
    await userEvent.type(await search(), 'dene');
    await waitFor(() => expect(rows()).toEqual(['S3 Deneb']));
  },
};

/** A game with areas shows the area of the chosen server. The player can choose another one. */
export const Areas: Story = {
  args: { areas, chosen: 'k4001' },
  play: async ({ userEvent }) => {
    const area = await screen.findByLabelText('Area');
    await expect(area).toHaveValue('europe');
    await expect(rows()[0]).toContain('S4001');
    await userEvent.selectOptions(area, 'Asia');
    await waitFor(() => expect(rows()[0]).toContain('S1'));
  },
};

/** The chosen server has a check mark. */
export const Chosen: Story = {
  args: { chosen: 'k2' },
  play: async () => {
    const chosen = await screen.findByRole('button', { name: /S2.*Selected/ });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
  },
};

/** No server matches the search. */
export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await search(), '99999');
    await expect(await screen.findByText('Nothing matches “99999”')).toBeVisible();
  },
};

/** The servers are being loaded: placeholder rows. */
export const Loading: Story = { args: { list: { kind: 'loading' } } };

/** The servers could not be loaded. The player can try again. */
export const Failed: Story = {
  args: {
    list: { kind: 'error', text: 'Network error. Please try again later', onRetry: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.list.kind === 'error' && args.list.onRetry).toHaveBeenCalledOnce();
  },
};

/** The game has no servers yet. */
export const Empty: Story = {
  args: { list: { kind: 'ready', items: [] } },
  play: async () => {
    await expect(await screen.findByText('This game has no servers yet')).toBeVisible();
  },
};

/** Very long names are cut. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    chosen: 'a',
    areas: [
      { id: '', name: awkward.long },
      { id: 'x', name: awkward.markup },
    ],
    list: {
      kind: 'ready',
      items: [
        { key: 'a', id: awkward.long, name: awkward.long, areaId: '' },
        { key: 'b', id: 's2', name: awkward.markup, areaId: '' },
        { key: 'c', id: 's3', name: awkward.backwards, areaId: '' },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText(`S2 · ${awkward.markup}`)).toBeVisible();
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { list: { kind: 'ready', items: servers(6) }, frequent: ['k3'], chosen: 'k3' },
  render: (args) => <PopupOwner popup={(popup) => <ServerListPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Choose a server'),
};
