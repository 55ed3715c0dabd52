import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
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

function step(key: RecipientStep['key'], changes: Partial<RecipientStep> = {}): RecipientStep {
  return { key, state: 'done', value: values[key], onPress, ...changes };
}

/** Which step stands out. */
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

/** All is chosen: nothing stands out, each can be changed, and the card takes half the height. */
export const Complete: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(emphasised(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /S12 – Ancient Grove.*Change/ }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** Nothing is chosen: the first step stands out, the others wait for it. */
export const Beginning: Story = {
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

/** The first step that is still to do stands out. */
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

/** A step that failed says why, stands out, and can be pressed. */
export const Failed: Story = {
  args: {
    steps: [
      step('game'),
      step('account'),
      step('server'),
      step('role', { state: 'error', message: 'Role not found' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(emphasised(canvasElement)).toEqual([recipientStepId('role')]);
    await expect(
      canvas.getByRole('button', { name: /Choose a role.*Role not found/ }),
    ).toBeEnabled();
  },
};

/** What is being fetched neither stands out nor can be pressed. */
export const Loading: Story = {
  args: {
    steps: [
      step('game', { state: 'loading' }),
      step('account', { state: 'todo' }),
      step('server', { state: 'locked' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Loading …/ })).toBeDisabled();
    await expect(emphasised(canvasElement)).toEqual([recipientStepId('account')]);
  },
};

/** A game with areas has a step more. */
export const WithArea: Story = {
  args: { steps: [step('game'), step('account'), step('area'), step('server'), step('role')] },
};

/** On a wide screen what is chosen stands two by two. */
export const Wide: Story = { globals: { viewport: { value: 'width768' } } };

/** Names nobody foresaw are shortened, pictures may be broken; markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    steps: [
      step('game', { value: `${awkward.markup} ${awkward.long}`, picture: pictures.broken }),
      step('server', { value: awkward.backwards }),
      step('role', { value: awkward.long, message: awkward.long }),
    ],
  },
};

/** So do messages of a step that failed. */
export const AwkwardError: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    steps: [step('role', { state: 'error', message: `${awkward.markup} ${awkward.long}` })],
  },
};
