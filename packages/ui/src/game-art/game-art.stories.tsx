import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { pictures } from '../../test/story-pictures';
import { GameArt } from './game-art';

const meta = {
  title: 'Components/Game art',
  component: GameArt,
  decorators: [
    (Story) => (
      <div style={{ height: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    game: { name: 'Starfall Saga', logo: pictures.game },
    banner: pictures.game,
    brandName: 'Northstar Games',
  },
  globals: { viewport: { value: 'width1280' } },
} satisfies Meta<typeof GameArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture of the game, with its name on a card. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('picture');
    await waitFor(() => expect(picture).toHaveAttribute('data-loaded'));
  },
};

/** The picture came from the cache, before it was in the page: no event tells of it. */
export const LoadedBeforehand: Story = {
  tags: ['behaviour', '!autodocs'],
  beforeEach: () => {
    const stop = (event: Event): void => {
      event.stopImmediatePropagation();
    };
    document.addEventListener('load', stop, { capture: true });
    const spies = [
      spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true),
      spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320),
    ];
    return () => {
      document.removeEventListener('load', stop, { capture: true });
      for (const spy of spies) spy.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('picture')).toHaveAttribute('data-loaded');
  },
};

/** The game has no wide picture: its name alone. */
export const WithoutPicture: Story = { args: { banner: '' } };

/** Before the game is known, as it is prerendered. */
export const NoGame: Story = { args: { game: null, banner: '' } };

/** A phone shows and loads nothing. */
export const Phone: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector<HTMLImageElement>('picture img');
    await expect(image).not.toBeVisible();
    await expect(image?.currentSrc).toBe('');
  },
};

/** A very long name. */
export const LongName: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { game: { name: awkward.long, logo: '' }, brandName: awkward.long },
};
