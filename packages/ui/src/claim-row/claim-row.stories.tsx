import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { pictures, samplePicture } from '../../test/story-pictures';
import { tabTo } from '../../test/user-actions';
import { Picture } from '../picture';
import { ClaimRow, type ClaimRowProps, type ClaimState } from './claim-row';

const onClaim = fn();

/** A row in its list. */
function InList(props: ClaimRowProps): ReactElement {
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      <ClaimRow {...props} />
    </ul>
  );
}

const meta = {
  title: 'Components/Claim row',
  component: ClaimRow,
  parameters: { layout: 'padded' },
  render: InList,
  beforeEach: () => {
    onClaim.mockClear();
  },
  args: {
    picture: <Picture name="Golden chest" src={samplePicture(40)} />,
    name: 'Golden chest',
    count: '3',
    detail: 'Top up $20.00 in total',
    claim: { state: 'claimable', onClaim },
  },
} satisfies Meta<typeof ClaimRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player can claim the reward. The button's name includes the reward. */
export const Claimable: Story = {
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Claim Golden chest' }));
    await userEvent.keyboard('{Enter}');
    await expect(onClaim).toHaveBeenCalledOnce();
  },
};

/** The reward is not reached yet. There is a text in place of the button. */
export const Locked: Story = {
  args: { claim: { state: 'locked', onClaim } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Not reached')).toBeVisible();
  },
};

/** The claim is running. A second press does nothing. */
export const Claiming: Story = {
  args: { claim: { state: 'claiming', onClaim } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onClaim).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Claiming …');
  },
};

/** The claim failed. The row shows the error, and the player can try again. */
export const Failed: Story = {
  args: { claim: { state: 'failed', onClaim } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/could not be claimed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again Golden chest' }));
    await expect(onClaim).toHaveBeenCalledOnce();
  },
};

/** The player has claimed the reward just now: its check arrives, unlike that of an earlier visit. */
export const Claimed: Story = {
  args: { claim: { state: 'claimed', onClaim } },
  play: async ({ canvas }) => {
    const check = canvas.getByText('Claimed').querySelector('svg') ?? document.body;
    await expect(getComputedStyle(check).animationName).toMatch(/arrive/);
  },
};

/** The player has received the reward. */
export const Received: Story = {
  args: { claim: { state: 'received', onClaim } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Received')).toBeVisible();
  },
};

const next = {
  claimable: 'claiming',
  claiming: 'failed',
  failed: 'claimed',
  claimed: 'received',
  received: 'received',
  locked: 'claimable',
} as const satisfies Record<ClaimState, ClaimState>;

/** A row whose claim fails first and then succeeds. Key A moves it to the next state. */
function Answering(props: ClaimRowProps): ReactElement {
  const [state, setState] = useState<ClaimState>('claimable');
  const advance = (): void => {
    setState(next[state]);
  };
  return (
    <div onKeyDown={({ key }) => key === 'a' && advance()} role="presentation">
      <InList {...props} claim={{ state, onClaim: advance }} />
    </div>
  );
}

/** Focus stays in the row from the first press to the claimed reward. (Key A continues.) */
export const FocusKept: Story = {
  tags: ['behaviour', '!autodocs'],
  render: Answering,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Claim Golden chest' });
    await userEvent.click(button);
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('button', { name: /Try again/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Claimed')).toBeVisible();
    await expect(canvasElement).toContainElement(document.querySelector(':focus'));
  },
};

/** A guest sees the reward without a claim button. */
export const NotClaimable: Story = {
  args: { claim: null, detail: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('3 × Golden chest');
  },
};

/** On a wide screen the button is at the end of the line. */
export const Wide: Story = {
  globals: { viewport: { value: 'width768' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('3').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(words.right);
  },
};

/** A very long name is shortened, its quantity is not. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    picture: <Picture name={awkward.markup} src={pictures.broken} />,
    name: `${awkward.markup} ${awkward.long}`,
    count: '99,999,999',
    detail: awkward.long,
    claim: { state: 'failed', onClaim },
  },
};
