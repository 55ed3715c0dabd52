import { defineCardFrame } from '../card-frame-adapter';

/**
 * The cross-border payment provider's card fields. Its client library is openly licensed (MIT), so
 * it is a dependency, and is fetched only by a frame of this provider.
 */
export const airwallexFrame = defineCardFrame({
  provider: 'airwallex',
  mount: async (stage) => {
    const [library, { showDropIn }] = await Promise.all([
      import('@airwallex/components-sdk'),
      import('./airwallex-drop-in'),
    ]);
    await showDropIn(library, stage);
  },
});
