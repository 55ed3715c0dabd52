import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { pictures } from '../../test/story-pictures';
import { RecipientCard, type RecipientStep } from './recipient-card';
import { recipientStepId } from './recipient-row';

const onPress = fn();

const values = {
  account: 'ally_1987',
  game: 'Starfall Saga',
  area: 'West coast',
  server: 'S12 – Ancient Grove',
  role: 'Ally',
} as const;

const longServer = 'S12 – Ancient Grove of the Sleeping Giants · Americas West';

function step(key: RecipientStep['key'], changes: Partial<RecipientStep> = {}): RecipientStep {
  return { key, state: 'done', value: values[key], onPress, ...changes };
}

/** Returns the ids of the steps that are highlighted. */
function emphasised(card: HTMLElement): readonly string[] {
  return [...card.querySelectorAll('[data-next="true"]')].map(({ id }) => id);
}

const meta = {
  title: 'Components/Recipient card',
  component: RecipientCard,
  parameters: { layout: 'padded' },
  args: {
    steps: [
      step('game', { picture: pictures.game }),
      step('account'),
      step('server'),
      step('role', { message: 'Level 42' }),
    ],
  },
} satisfies Meta<typeof RecipientCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is chosen: no step is highlighted, and each can be changed. */
export const Complete: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(emphasised(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /S12 – Ancient Grove.*Change/ }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** From right to left, both lines of a Latin name begin at the right, beside its picture. */
export const RightToLeft: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { direction: 'rtl', viewport: { value: 'width360' } },
  args: { steps: [step('game', { value: 'Starfall Odyssey Saga' }), step('account')] },
  play: async ({ canvas }) => {
    const name = document.createRange();
    name.selectNodeContents(canvas.getByText('Starfall Odyssey Saga'));
    const [first, second] = [...name.getClientRects()].map(({ right }) => Math.round(right));
    await expect(second).toBeDefined();
    await expect(second).toBe(first);
  },
};

/** Nothing is chosen yet. The first step is highlighted, and the others are locked. */
export const Initial: Story = {
  args: {
    steps: [
      step('game', { state: 'todo' }),
      step('account', { state: 'locked' }),
      step('server', { state: 'locked' }),
      step('role', { state: 'locked' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(emphasised(canvasElement)).toEqual([recipientStepId('game')]);
    await expect(canvas.getByRole('button', { name: /Choose a server/ })).toBeDisabled();
  },
};

/** The next step to do is highlighted. */
export const NextStep: Story = {
  args: {
    steps: [
      step('game'),
      step('account'),
      step('server', { state: 'todo' }),
      step('role', { state: 'locked' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(emphasised(canvasElement)).toEqual([recipientStepId('server')]);
  },
};

/** A step failed. It shows the reason, is highlighted, and can be pressed. */
export const Failed: Story = {
  args: {
    steps: [
      step('game'),
      step('account'),
      step('server'),
      step('role', { state: 'error', message: 'No role on this server' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(emphasised(canvasElement)).toEqual([recipientStepId('role')]);
    await expect(
      canvas.getByRole('button', { name: /Choose a role.*No role on this server/ }),
    ).toBeEnabled();
  },
};

/** A step that is being loaded is neither highlighted nor can it be pressed. */
export const Loading: Story = {
  globals: { viewport: { value: 'width360' } },
  args: {
    steps: [
      step('game', { state: 'loading' }),
      step('account', { state: 'todo' }),
      step('server', { state: 'locked' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('button', { name: /Loading …/ });
    await expect(row).toBeDisabled();
    const [place, arrow] = ['span[style]', ':scope > svg'].map((part) =>
      row.querySelector(part)?.getBoundingClientRect(),
    );
    await expect(place?.right).toBeLessThanOrEqual(arrow?.left ?? 0);
    await expect(emphasised(canvasElement)).toEqual([recipientStepId('account')]);
  },
};

/** On a wide screen the chosen values are in two columns. */
export const Wide: Story = { globals: { viewport: { value: 'width768' } } };

/** Nothing of a server's name is cut on the smallest phones. */
export const LongServer: Story = {
  args: {
    steps: [step('game'), step('account'), step('server', { value: longServer }), step('role')],
  },
  globals: { viewport: { value: 'width320' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText(longServer);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    await expect(getComputedStyle(name).textOverflow).toBe('clip');
  },
};

/** Very long names wrap. Pictures are broken. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    steps: [
      step('game', { value: `${awkward.markup} ${awkward.long}`, picture: pictures.broken }),
      step('server', { value: awkward.backwards }),
      step('role', { value: awkward.long, message: awkward.long }),
    ],
  },
};

/** A very long error message wraps. */
export const AwkwardError: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    steps: [step('role', { state: 'error', message: `${awkward.markup} ${awkward.long}` })],
  },
};
