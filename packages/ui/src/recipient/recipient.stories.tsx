import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { Recipient } from './recipient';

const meta = {
  title: 'Components/Recipient',
  parameters: { layout: 'padded' },
  component: Recipient,
  args: { role: 'Amaranth', server: 'S12', game: 'Starfall Saga', picture: '' },
} satisfies Meta<typeof Recipient>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The role, server and game that the top-up is for. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    for (const part of ['Amaranth', 'S12', 'Starfall Saga'])
      await expect(canvas.getByText(part)).toBeVisible();
  },
};

/** A picture that could not be loaded is replaced by the first letter of the game. */
export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('S')).toBeVisible();
  },
};

/** A very long role name is shortened and the server stays visible. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { role: awkward.long, game: awkward.markup },
  play: async ({ canvas }) => {
    const server = canvas.getByText('S12').getBoundingClientRect();
    await expect(server.width).toBeGreaterThan(0);
    await expect(server.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Right-to-left names do not reorder the text around them. */
export const RightToLeftName: Story = {
  tags: ['stress', '!autodocs'],
  args: { role: awkward.backwards, server: 'Knight \u202Eesrever' },
};
