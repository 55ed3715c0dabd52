import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotAreaMessage, StatusMessage } from '../page-message';

const ways = { homeHref: '#home', Link: 'a', supportHref: 'https://support.example' } as const;

const meta = {
  title: 'Screens/Message pages',
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address does not exist. */
export const NotFound: Story = { render: () => <StatusMessage {...ways} kind="not-found" /> };

/** The parameters in the address are wrong (`/showError`). */
export const ParameterError: Story = {
  render: () => <StatusMessage {...ways} kind="parameter-error" />,
};

/**
 * The shop is not available in the player's region (`/notArea`), and the brand lets them choose
 * another one.
 */
export const NotArea: Story = {
  render: () => (
    <NotAreaMessage
      areas={[
        { key: 'eru', name: 'Europe', href: '#eru' },
        { key: 'sea', name: 'Southeast Asia', href: '#sea' },
      ]}
      supportHref={ways.supportHref}
    />
  ),
};

/** The payment for another player cannot be made (`/errorReplenish`). */
export const ReplenishError: Story = {
  render: () => <StatusMessage {...ways} kind="replenish-error" />,
};

/** The link is too old. */
export const Expired: Story = { render: () => <StatusMessage {...ways} kind="expired" /> };
