import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { Countdown, type CountdownProps } from './countdown';

/** As the page of a payment for another player words it, in the language of the toolbar. */
function TimeLeft({ state }: CountdownProps): ReactElement {
  const t = useTranslate();
  const time = t('time.minutes', { min: 15 });
  const spoken = t('countdown.left', { time });
  return (
    <Countdown
      label={t('replenish.timeLeft')}
      state={state.kind === 'running' ? { ...state, spoken } : state}
    />
  );
}

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  parameters: { layout: 'padded' },
  render: TimeLeft,
  args: {
    label: 'Time left',
    state: { kind: 'running', time: '14:59', spoken: '15 min left' },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It runs. The digits are seen, the minutes are heard. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14:59')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^15 min left$/);
  },
};

/** The last minute stands out. */
export const ShortTime: Story = {
  args: { state: { kind: 'running', time: '00:42', spoken: '1 min left', isShort: true } },
};

/** A day but one second: the longest there is (spec §4). */
export const Longest: Story = {
  args: { state: { kind: 'running', time: '1439:59', spoken: '24 h left' } },
};

/** It is over, which is also said. */
export const Expired: Story = {
  args: { state: { kind: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Time is up');
  },
};

/** What is over has a word of its own. */
export const ExpiredInOtherWords: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Countdown {...args} />,
  args: { state: { kind: 'expired' }, expiredText: 'Expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Expired');
  },
};

/** An owner that lets a second pass at each press. */
function BySeconds(props: CountdownProps): ReactElement {
  const [left, setLeft] = useState(899);
  const time = `14:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <Countdown {...props} state={{ kind: 'running', time, spoken: '15 min left' }} />
      <button
        onClick={() => {
          setLeft(left - 1);
        }}
        type="button"
      >
        a second passes
      </button>
    </>
  );
}

/** Second by second nothing is read out and nothing moves. */
export const SecondBySecond: Story = {
  tags: ['behaviour', '!autodocs'],
  render: BySeconds,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByText('14:59').getBoundingClientRect();
    const said = canvas.getByRole('status').textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'a second passes' }));
    const after = canvas.getByText('14:58').getBoundingClientRect();
    await expect(after.left).toBe(before.left);
    await expect(after.width).toBe(before.width);
    await expect(canvas.getByRole('status').textContent).toBe(said);
  },
};

/** Minutes stand before seconds in every language, Arabic included. */
export const RightToLeft: Story = {
  tags: ['stress', '!autodocs'],
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('14:59')).direction).toBe('ltr');
  },
};

/** Labels nobody foresaw wrap; markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  render: (args) => <Countdown {...args} />,
  args: { label: `${awkward.markup} ${awkward.long}` },
};
