import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
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

/** A row of one line, here a role to choose. It is at least 44 px high. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Amaranth' });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await tabTo(userEvent, row);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** With a second line, here the level of the role. */
export const WithDetail: Story = { args: { detail: 'Level 72' } };

/** With a picture. Without an address it is the first letter of the name. */
export const WithPicture: Story = {
  args: { detail: 'Level 72', picture: <Picture name="Amaranth" src="" /> },
};

/** The chosen row has a check mark, and screen readers announce it. */
export const Chosen: Story = {
  args: { chosen: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /Amaranth ?Selected/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
};

/** In right-to-left languages a name in another script is aligned with the others. */
export const RightToLeft: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Amaranth').getBoundingClientRect();
    const row = canvas.getByRole('button').getBoundingClientRect();
    await expect(row.right - name.right).toBeLessThan(24);
  },
};

/** Very long names are cut. The check mark stays visible. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { title: awkward.long, detail: awkward.markup, chosen: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button').getBoundingClientRect();
    const mark = canvas.getByText('Selected').parentElement?.getBoundingClientRect();
    await expect(mark?.right).toBeLessThanOrEqual(row.right);
    await expect(mark?.width).toBeGreaterThan(0);
  },
};
