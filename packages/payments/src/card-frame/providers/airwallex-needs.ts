import type { PageNeed } from '../../providers/page-needs';
import { defineFrameNeeds, frameNeed, frameScript } from '../frame-needs';

const host = (name: string) => ({ kind: 'provider-host', host: name }) as const;

const controller = 'the part of its library that starts the others';
const fields = 'the part of its library that makes the card fields';

function scripts(suffix: string): readonly PageNeed[] {
  return [
    frameScript(host(`static${suffix}.airwallex.com`), controller),
    frameScript(host(`checkout${suffix}.airwallex.com`), fields),
  ];
}

function others(suffix: string): readonly PageNeed[] {
  return [
    frameNeed('frame-src', host(`checkout${suffix}.airwallex.com`), 'the card fields'),
    frameNeed('connect-src', host(`o11y${suffix}.airwallex.com`), 'the library reports its faults'),
  ];
}

/**
 * The cross-border payment provider’s library. Its open part is in our own build; that one fetches
 * the rest from hosts which are written into it, those of production ahead in every environment.
 */
export const airwallexNeeds = defineFrameNeeds({
  provider: 'airwallex',
  needs: {
    production: [...scripts(''), ...others('')],
    test: [...scripts(''), ...scripts('-demo'), ...others('-demo')],
  },
});
