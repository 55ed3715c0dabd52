import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { Recipient } from './recipient';

const meta = {
  title: 'Components/Recipient',
  parameters: { layout: 'padded' },
  component: Recipient,
  args: { role: 'Amaranth', server: 'S12', game: 'Dragon Tale', picture: '' },
} satisfies Meta<typeof Recipient>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Role, server and game in one look. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    for (const part of ['Amaranth', 'S12', 'Dragon Tale'])
      await expect(canvas.getByText(part)).toBeVisible();
  },
};

/** A picture that does not come is the first letter of the game. */
export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('D')).toBeVisible();
  },
};

/** However long the name of a role, the server stays in sight; markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { role: awkward.long, game: awkward.markup },
  play: async ({ canvas }) => {
    const server = canvas.getByText('S12').getBoundingClientRect();
    await expect(server.width).toBeGreaterThan(0);
    await expect(server.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Names that run the other way do not turn the line around them. */
export const BackwardsName: Story = {
  tags: ['stress', '!autodocs'],
  args: { role: awkward.backwards, server: 'Knight \u202Eesrever' },
};
