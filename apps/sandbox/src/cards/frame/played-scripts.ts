import type { Addresses } from '../../hosts/addresses';

/** A played library: the path it is served at, and the files below `assets/played` it is made of. */
export interface PlayedScript {
  readonly path: string;
  readonly files: readonly string[];
}

/** Every library that is played, and what stands before an open one to lead it here. */
export const playedScripts: readonly PlayedScript[] = [
  { path: '/played/alipay-card.js', files: ['show-fields.js', 'alipay-card.js'] },
  { path: '/played/pingpongx-card.js', files: ['show-fields.js', 'pingpongx-card.js'] },
  { path: '/played/airwallex-controller.js', files: ['airwallex-controller.js'] },
  { path: '/played/airwallex-elements.js', files: ['show-fields.js', 'airwallex-elements.js'] },
  { path: '/played/provider-hosts.js', files: ['provider-hosts.js'] },
];

/** A closed library: its address, and the global it leaves behind. */
export interface ClosedLibrary {
  readonly provider: string;
  readonly src: string;
  readonly global: string;
}

/** Where the closed libraries are loaded from, and what is found there. */
export function closedLibraries({ hosts }: Addresses): readonly ClosedLibrary[] {
  const at = (provider: string): string => `${hosts.pay}/played/${provider}.js`;
  return [
    { provider: 'alipay-card', src: at('alipay-card'), global: 'AMSCashierPayment' },
    { provider: 'pingpongx-card', src: at('pingpongx-card'), global: 'PingPongCard' },
  ];
}
