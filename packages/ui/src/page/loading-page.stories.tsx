import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingPage } from '../../test/first-screen/loading-page';

const meta = {
  title: 'Screens/Select goods, first visit',
  component: LoadingPage,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: { typeCount: 2 },
} satisfies Meta<typeof LoadingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The data of a guest's first visit arrives, and nothing on the page moves. */
export const SeveralTypes: Story = {
  play: async ({ canvas, userEvent }) => {
    const [step] = within(canvas.getByRole('region', { name: 'Your order' })).getAllByRole(
      'button',
    );
    await expect(step).toHaveTextContent('Sign in');
    await expect(step).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Let the data arrive' }));
    await expect(canvas.getByRole('radio', { name: 'Star Crystals' })).toBeChecked();
    await expect(step).toHaveTextContent('Sign in');
    await expect(step).toBeEnabled();
  },
};

/** The game has one type of goods: its name has the place of the row of types. */
export const OneType: Story = {
  args: { typeCount: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let the data arrive' }));
    await expect(canvas.getByText('Star Crystals', { selector: 'p *' })).toBeVisible();
  },
};

/** On a wide screen. */
export const Wide: Story = { globals: { viewport: { value: 'width1280' } } };
