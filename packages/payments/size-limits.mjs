/**
 * What a page may load of the package and the most each may weigh, in bytes after gzip. The code
 * imports from this folder.
 */
export const limits = [
  {
    name: 'list and launch',
    code: "export { listChannels, createLauncher } from './src/index.ts';",
    bytes: 2900,
  },
  {
    name: 'every rule of the core',
    code: "export * from './src/index.ts';",
    bytes: 4700,
  },
  {
    name: 'hosted card',
    code: "export { hostedCard, mountCardFrame } from './src/hosted-card/entry.ts';",
    bytes: 3000,
  },
  {
    name: 'gateway script',
    code: "export { createScriptLoader, gatewayScript } from './src/gateway/entry.ts';",
    bytes: 3000,
  },
  {
    name: 'in-game card',
    code: "export { inGameCard } from './src/in-game-card/in-game-card.ts';",
    bytes: 3000,
  },
  {
    name: 'cards',
    code: "export { confirmCard, rechargeWithCard } from './src/cards/entry.ts';",
    bytes: 3000,
  },
  {
    name: 'card frame, without a library',
    code: "export { runCardFrame } from './src/card-frame/entry.ts';",
    bytes: 3000,
  },
];
