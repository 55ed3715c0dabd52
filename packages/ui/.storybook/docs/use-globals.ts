import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import * as v from 'valibot';

const chosen = v.object({ globals: v.record(v.string(), v.unknown()) });

/** Returns what the toolbars are set to, on a documentation page. */
export function useGlobals(): Readonly<Record<string, unknown>> {
  const { channel, componentStories, getStoryContext } = useContext(DocsContext);
  const [globals, setGlobals] = useState(() => {
    const [primary] = componentStories();
    return primary === undefined ? {} : v.parse(chosen, getStoryContext(primary)).globals;
  });
  useEffect(() => {
    const update = (change: unknown): void => {
      setGlobals(v.parse(chosen, change).globals);
    };
    channel.on(GLOBALS_UPDATED, update);
    return () => {
      channel.off(GLOBALS_UPDATED, update);
    };
  }, [channel]);
  return globals;
}
