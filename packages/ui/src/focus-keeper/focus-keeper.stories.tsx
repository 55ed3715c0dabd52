import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { tabTo } from '../../test/user-actions';
import { Button } from '../button';
import { FocusKeeper } from './focus-keeper';

/** A button that is replaced by another one when it is pressed. */
function Steps(): ReactElement {
  const [step, setStep] = useState('Claim');
  return (
    <FocusKeeper shown={step}>
      <Button
        onClick={() => {
          setStep('Use');
        }}
      >
        {step}
      </Button>
    </FocusKeeper>
  );
}

const meta = {
  title: 'Components/Focus keeper',
  component: FocusKeeper,
  render: () => <Steps />,
  args: { shown: '', children: '' },
} satisfies Meta<typeof FocusKeeper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus is not taken before something changes. */
export const Initial: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Claim' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

/**
 * The new button does not receive the press on the old one. Focus is around it, and Tab reaches
 * it.
 */
export const Replaced: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const claim = canvas.getByRole('button', { name: 'Claim' });
    await tabTo(userEvent, claim);
    await userEvent.keyboard('{Enter}');
    const use = canvas.getByRole('button', { name: 'Use' });
    await expect(claim.isConnected).toBe(false);
    await expect(use).not.toHaveFocus();
    await expect(use.parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(use).toHaveFocus();
  },
};

/** Two places that change at the same press. */
function BothAtOnce(): ReactElement[] {
  const [step, setStep] = useState('Claim');
  return ['first', 'second'].map((which) => (
    <FocusKeeper key={which} shown={step}>
      <Button
        onClick={() => {
          setStep('Use');
        }}
      >
        {step} the {which}
      </Button>
    </FocusKeeper>
  ));
}

/** A place that changes without having focus does not take focus. */
export const ChangedElsewhere: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <BothAtOnce />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim the second' }));
    const second = canvas.getByRole('button', { name: 'Use the second' });
    await expect(second.parentElement).toHaveFocus();
  },
};
