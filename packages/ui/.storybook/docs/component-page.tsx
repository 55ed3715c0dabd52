import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext } from 'react';
import * as v from 'valibot';
import { StoryFrame } from './story-frame';
import { useGlobals } from './use-globals';

const framed = v.object({ docs: v.object({ story: v.object({ height: v.string() }) }) });

/** What the page shows of a story; Storybook's type of the export is `any`. */
interface Example {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: unknown;
  readonly parameters: unknown;
}

/** Returns the height in pixels that a story asks for, or null for that of what it draws. */
function heightOf(parameters: unknown): number | null {
  const asked = v.safeParse(framed, parameters);
  return asked.success ? Number.parseInt(asked.output.docs.story.height, 10) : null;
}

/**
 * The documentation page of a component: its states, each on a phone of its own. Storybook's page
 * would draw them into the page itself, where the toolbars' scheme and direction would reach the text
 * around them, and dialogs would cover it.
 */
export function ComponentPage(): ReactElement {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const globals = useGlobals();
  return (
    <>
      <Title />
      <Description />
      {stories
        .filter(({ tags }) => tags.includes('autodocs'))
        .map(({ id, name, moduleExport, parameters }: Example) => (
          <section key={id}>
            <Subheading>{name}</Subheading>
            <Description of={moduleExport} />
            <StoryFrame globals={globals} height={heightOf(parameters)} id={id} title={name} />
          </section>
        ))}
      <Heading>Props</Heading>
      <ArgTypes />
    </>
  );
}
