import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from './token-table';

const meta = {
  title: 'Foundations/Tokens',
  component: TokenTable,
  // A table of everything, samples without enough contrast included; components are what is tested.
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'width1280', isRotated: false } },
} satisfies Meta<typeof TokenTable>;

export default meta;

/** Every size, colour and motion by name, read from the style sheets, in the toolbars' brand and scheme. */
export const Tokens: StoryObj<typeof meta> = {};
