import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OldPage } from '../../test/shop-frame';
import { NotAreaMessage, StatusMessage } from '../page-message';
import { RealName } from '../real-name';

const ways = { homeHref: '#home', Link: 'a', supportHref: 'https://support.example' } as const;

const meta = {
  title: 'Screens/Message pages',
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any path that leads nowhere. */
export const NotFound: Story = { render: () => <StatusMessage {...ways} kind="not-found" /> };

/** `/showError`. */
export const ParameterError: Story = {
  render: () => <StatusMessage {...ways} kind="parameter-error" />,
};

/** `/notArea`, of a brand that lets a player choose. */
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

/** `/errorReplenish`. */
export const ReplenishError: Story = {
  render: () => <StatusMessage {...ways} kind="replenish-error" />,
};

/** The link is too old. */
export const Expired: Story = { render: () => <StatusMessage {...ways} kind="expired" /> };

/** `/certifiedReal`. */
export const CertifiedReal: Story = {
  render: () => (
    <OldPage>
      <RealName Link="a" homeHref="#home" state={{ kind: 'open', busy: false, onSubmit: fn() }} />
    </OldPage>
  ),
};
