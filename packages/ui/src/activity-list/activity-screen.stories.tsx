import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { sampleConsecutive, sampleCumulative } from '../../test/sample-activities';
import { NewPage } from '../../test/shop-frame';
import { ActivityList, type ActivityListProps } from './activity-list';

/** The page as the shop has it. */
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

/** On a phone one activity stands below the other. */
export const Phone: Story = {};

/** On a desktop they stand side by side. */
export const Desktop: Story = {
  globals: { viewport: { value: 'width1280' } },
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('article');
    await expect(other?.getBoundingClientRect().top).toBe(one?.getBoundingClientRect().top);
  },
};

/** They are being fetched. */
export const Loading: Story = { args: { activities: { kind: 'loading' } } };

/** They could not be fetched. */
export const Failed: Story = {
  args: { activities: { kind: 'error', onRetry: () => undefined } },
};

/** None is running. */
export const Empty: Story = {
  render: ({ activities }) => {
    return (
      <NewPage user="ally_1987" tab="gift" title="Event">
        <ActivityList activities={activities} />
      </NewPage>
    );
  },
};
