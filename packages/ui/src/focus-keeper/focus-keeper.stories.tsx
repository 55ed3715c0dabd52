import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { tabTo } from '../../test/tab-to';
import { Button } from '../button';
import { FocusKeeper } from './focus-keeper';

/** A button that gives way to another as it is pressed. */
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

/** Before anything has changed it takes no focus: the page is entered where it begins. */
export const AtFirst: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Claim' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

/** The new button is another one, which no second press has reached; Tab leads to it at once. */
export const GivenWay: Story = {
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

/** A place that changes without the player, as others of a list do, takes no focus. */
export const NotVisited: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <BothAtOnce />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim the second' }));
    const second = canvas.getByRole('button', { name: 'Use the second' });
    await expect(second.parentElement).toHaveFocus();
  },
};
