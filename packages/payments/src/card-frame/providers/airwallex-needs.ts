import type { PageNeed } from '../../providers/page-needs';
import { defineFrameNeeds, frameNeed, frameScript } from '../frame-needs';

const host = (name: string) => ({ kind: 'provider-host', host: name }) as const;

const controller = 'the part of its library that loads the other parts';
const fields = 'the part of its library that creates the card fields';

function scripts(suffix: string): readonly PageNeed[] {
  return [
    frameScript(host(`static${suffix}.airwallex.com`), controller),
    frameScript(host(`checkout${suffix}.airwallex.com`), fields),
  ];
}

function others(suffix: string): readonly PageNeed[] {
  return [
    frameNeed('frame-src', host(`checkout${suffix}.airwallex.com`), 'the card fields'),
    frameNeed('connect-src', host(`o11y${suffix}.airwallex.com`), 'the library reports its errors'),
  ];
}

/**
 * The needs of the cross-border payment provider’s library. Its open-source part is in the build of
 * the frame. That part loads the rest from fixed hosts, in every environment also from those of
 * production.
 */
export const airwallexNeeds = defineFrameNeeds({
  provider: 'airwallex',
  needs: {
    production: [...scripts(''), ...others('')],
    test: [...scripts(''), ...scripts('-demo'), ...others('-demo')],
  },
});
