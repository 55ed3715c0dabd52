/**
 * A provider with pages of its own and one with card fields, added by the steps of CONTRIBUTING.md and no other. Their
 * path is new, as it seldom is, so that each step is taken.
 */

/** @typedef {import('./additions.mjs').Change} Change */

const folder = 'packages/payments/src/providers';

const redirect = `import { type ProviderMethods, defineProvider } from './provider';

/** A wallet that is being added. */
export const beacon = defineProvider({
  key: 'beacon',
  paywayIds: ['19801'],
  call: 'beaconPay',
  extraParams: ['channel'],
  linkHosts: ['pay.beacon.example'],
});

/** What players know its methods as. */
export const beaconMethods: ProviderMethods = { kind: 'bank' };
`;

const hosted = `import { type FrameNeeds, frameNeed, frameScript } from './frame-needs';
import { type ProviderMethods, defineProvider } from './provider';

/** Card fields that are being added. */
export const beaconCard = defineProvider({
  key: 'beacon-card',
  paywayIds: ['19802'],
  call: 'beaconPay',
  extraParams: ['channel'],
  presentation: 'hosted-card',
});

/** What players know its methods as. */
export const beaconCardMethods: ProviderMethods = { kind: 'card', cardCompany: 'Beacon' };

/** What its library needs. */
export const beaconCardNeeds: FrameNeeds = () => [
  frameScript({ kind: 'configured', key: 'beacon-card' }, 'its library with the card fields'),
  frameNeed('frame-src', 'fields.beacon.example', 'the card fields'),
];
`;

const adapter = `import { defineCardFrame } from '../card-frame-adapter';

/** Card fields that are being added. */
export const beaconCardFrame = defineCardFrame({
  provider: 'beacon-card',
  mount: async ({ script, loadScript, ready, end }) => {
    const loaded = script === null ? null : await loadScript(script);
    if (loaded?.kind === 'loaded') ready();
    else end('load-failed');
  },
});
`;

/** The rows of what the specification demands of both. Nothing else of the addition makes a test pass without them. */
export const rows = {
  file: 'packages/contract/test/payment-table.ts',
  part: "  ['12101', '/api/pay/xsolla_pay', 'channel_id'],\n",
  text: `  ['12101', '/api/pay/xsolla_pay', 'channel_id'],
  ['19801', '/api/pay/beacon_pay', 'channel'],
  ['19802', '/api/pay/beacon_pay', 'channel'],
`,
};

/** @type {readonly Change[]} */
export const steps = [
  { file: `${folder}/beacon.ts`, text: redirect },
  { file: `${folder}/beacon-card.ts`, text: hosted },
  {
    file: `${folder}/index.ts`,
    part: "import { codapay, codapayMethods } from './codapay';\n",
    text: "import { beacon, beaconMethods } from './beacon';\nimport { beaconCard, beaconCardMethods, beaconCardNeeds } from './beacon-card';\nimport { codapay, codapayMethods } from './codapay';\n",
  },
  {
    file: `${folder}/index.ts`,
    part: '  codapay,\n',
    text: '  beacon,\n  beaconCard,\n  codapay,\n',
  },
  {
    file: `${folder}/index.ts`,
    part: '  codapay: codapayMethods,\n',
    text: "  beacon: beaconMethods,\n  'beacon-card': beaconCardMethods,\n  codapay: codapayMethods,\n",
  },
  {
    file: 'packages/contract/src/calls/payment/index.ts',
    part: '  naverPay:',
    text: "  beaconPay: definePayment('beaconPay', '/api/pay/beacon_pay', { channel: requiredText }),\n  naverPay:",
  },
  {
    file: `${folder}/index.ts`,
    part: "  'pingpongx-card': pingpongxCardNeeds,\n",
    text: "  'beacon-card': beaconCardNeeds,\n  'pingpongx-card': pingpongxCardNeeds,\n",
  },
  { file: 'packages/payments/src/card-frame/providers/beacon-card.ts', text: adapter },
  {
    file: 'packages/payments/src/card-frame/providers/index.ts',
    part: "import { pingpongxCardFrame } from './pingpongx-card';\n",
    text: "import { beaconCardFrame } from './beacon-card';\nimport { pingpongxCardFrame } from './pingpongx-card';\n",
  },
  {
    file: 'packages/payments/src/card-frame/providers/index.ts',
    part: '  pingpongxCardFrame,\n',
    text: '  beaconCardFrame,\n  pingpongxCardFrame,\n',
  },
  { file: 'apps/sandbox/assets/played/beacon-card.js', text: 'window.BeaconCard = {};\n' },
  {
    file: 'apps/sandbox/src/cards/frame/played-scripts.ts',
    part: "global: 'PingPongCard' },\n",
    text: "global: 'PingPongCard' },\n  { provider: 'beacon-card', global: 'BeaconCard' },\n",
  },
  {
    file: 'brands/nova/brand.ts',
    part: "    '12101',\n",
    text: "    '12101',\n    '19801',\n    '19802',\n",
  },
];

/** What is written from them. */
export const commands = ['openapi', 'inventory'];

/** Where tests are that know every provider. */
export const tests = [
  ...['brands', 'packages/contract', 'packages/hosting', 'packages/payments'],
  ...['cards', 'conformance', 'orders', 'pictures', 'providers', 'seed'].map(
    (name) => `apps/sandbox/src/${name}`,
  ),
];
