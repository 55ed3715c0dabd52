import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { sampleConsecutive, sampleCumulative } from '../../test/activity-samples';
import { NewPage } from '../../test/shop-frame';
import { type ActivityListProps, ActivityList } from './activity-list';

/** The event page of the shop. */
function ActivityPage({ activities }: ActivityListProps): ReactElement {
  const t = useTranslate();
  const items = [sampleCumulative(t), sampleConsecutive(t)];
  return (
    <NewPage user="ally_1987" tab="gift" title={t('header.event')}>
      <ActivityList
        activities={activities.kind === 'ready' ? { kind: 'ready', items } : activities}
      />
    </NewPage>
  );
}

const meta = {
  title: 'Screens/Activities',
  component: ActivityList,
  render: ActivityPage,
  args: { activities: { kind: 'ready', items: [] } },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The event page on a phone: one event below the other. */
export const Phone: Story = {};

/** The event page on a desktop: two events side by side. */
export const Desktop: Story = {
  globals: { viewport: { value: 'width1280' } },
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('article');
    await expect(other?.getBoundingClientRect().top).toBe(one?.getBoundingClientRect().top);
  },
};

/** The events are being loaded. */
export const Loading: Story = { args: { activities: { kind: 'loading' } } };

/** The events could not be loaded. */
export const Failed: Story = {
  args: { activities: { kind: 'error', onRetry: () => undefined } },
};

/** No event is running. */
export const Empty: Story = {
  render: ({ activities }) => {
    return (
      <NewPage user="ally_1987" tab="gift" title="Event">
        <ActivityList activities={activities} />
      </NewPage>
    );
  },
};
