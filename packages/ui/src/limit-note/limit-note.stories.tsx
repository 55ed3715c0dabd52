import { formatRemaining, useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { LimitNote, type LimitNoteProps } from './limit-note';

/** A day and three hours, in the language of the toolbar. */
function AgainLater({ rule }: LimitNoteProps): ReactElement {
  const againIn = formatRemaining(97_200, useTranslate());
  return <LimitNote rule={rule} standing={{ kind: 'none', againIn }} />;
}

const meta = {
  title: 'Components/Limit note',
  component: LimitNote,
  parameters: { layout: 'padded' },
  args: { rule: { per: 'role', times: 3 }, standing: { kind: 'left', left: 2 } },
} satisfies Meta<typeof LimitNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** So many for each role. */
export const PerRole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 left')).toBeVisible();
    await expect(canvas.getByText('At most 3 per role')).toBeVisible();
  },
};

/** So many for each game account. */
export const PerGame: Story = {
  args: { rule: { per: 'game', times: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 5 per game account')).toBeVisible();
  },
};

/** So many within so many days. */
export const WithinDays: Story = {
  args: { rule: { per: 'time', times: 3, days: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 3 in 7 days')).toBeVisible();
  },
};

/** A single day has a form of its own. */
export const WithinADay: Story = {
  args: { rule: { per: 'time', times: 1, days: 1 }, standing: { kind: 'left', left: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 1 in 1 day')).toBeVisible();
  },
};

/** None is left now: when there will be one again. */
export const AgainIn: Story = {
  args: { rule: { per: 'time', times: 3, days: 7 } },
  render: AgainLater,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Purchase limit reached. You cannot buy this now')).toBeVisible();
    await expect(canvas.getByText('Again in 1 day 3 h')).toBeVisible();
  },
};

/** None is left for good: no time is named. */
export const NoneLeft: Story = {
  args: { standing: { kind: 'none', againIn: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Purchase limit reached. You cannot buy this now')).toBeVisible();
    await expect(canvas.queryByText(/Again in/)).toBeNull();
  },
};

/** Huge numbers and texts nobody foresaw wrap. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    rule: { per: 'time', times: 999_999_999, days: 99_999 },
    standing: { kind: 'none', againIn: `${awkward.markup} ${awkward.long}` },
  },
};
