import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { tabTo } from '../../test/tab-to';
import { Picture } from '../picture';
import { OptionRow } from './option-row';

const meta = {
  title: 'Components/Option row',
  parameters: { layout: 'padded' },
  component: OptionRow,
  args: { title: 'Amaranth', chosen: false, onPress: fn() },
} satisfies Meta<typeof OptionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line; high enough for a thumb. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Amaranth' });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await tabTo(userEvent, row);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** With a second line. */
export const WithDetail: Story = { args: { detail: 'Level 72' } };

/** With a picture. */
export const WithPicture: Story = {
  args: { detail: 'Level 72', picture: <Picture name="Amaranth" src="" /> },
};

/** The chosen one has a check mark, and says so to those who do not see it. */
export const Chosen: Story = {
  args: { chosen: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /Amaranth ?Selected/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
};

/** From right to left a name in another script begins where the others do. */
export const RightToLeft: Story = {
  tags: ['stress', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Amaranth').getBoundingClientRect();
    const row = canvas.getByRole('button').getBoundingClientRect();
    await expect(row.right - name.right).toBeLessThan(24);
  },
};

/** Names nobody foresaw are cut, and leave the check mark in sight. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { title: awkward.long, detail: awkward.markup, chosen: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button').getBoundingClientRect();
    const mark = canvas.getByText('Selected').parentElement?.getBoundingClientRect();
    await expect(mark?.right).toBeLessThanOrEqual(row.right);
    await expect(mark?.width).toBeGreaterThan(0);
  },
};
