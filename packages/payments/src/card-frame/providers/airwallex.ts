import { defineCardFrame } from '../card-frame-adapter';

/**
 * The cross-border payment provider's card fields. Its client library has the MIT licence and is a
 * dependency of this package; only a frame of this provider loads it.
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
