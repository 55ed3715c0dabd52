import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { type ExampleKind, guidelines } from './guidelines';

/** An example of the guidelines, for the frames of their page. */
function GuidelineExample({ of, kind }: { of: string; kind: ExampleKind }): ReactElement {
  const guideline = guidelines[of];
  return <div id="root">{guideline?.[kind].show()}</div>;
}

const meta = {
  title: 'Foundations/Do and don’t',
  component: GuidelineExample,
  // The page shows it; examples of what not to do would not pass the tests.
  tags: ['!test', '!autodocs', '!dev'],
  parameters: { layout: 'padded' },
  args: { of: 'button', kind: 'good' },
} satisfies Meta<typeof GuidelineExample>;

export default meta;

/** One example. */
export const Example: StoryObj<typeof meta> = {};
