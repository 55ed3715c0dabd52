import type { Scene } from './scene';

const tides = (sky: Scene['sky'], land: string): Scene => ({
  sky,
  land,
  light: [92, 62, 26, '#fff1b0'],
  layers: [
    ['mountains', 108, 34],
    ['sea', 108, 0],
  ],
  front: ['sea', 125, 0],
  motif: [322, 6, 1.86],
  isMirrored: true,
});

/** Games of ships, coasts and rivers. */
export const scenesOfWater = {
  'frostbound-saga': {
    sky: ['#0b2a52', '#2f86b8', '#d9f4ff'],
    land: '#1c5c8c',
    light: [84, 44, 16, '#ffffff'],
    layers: [
      ['alps', 112, 80],
      ['sea', 118, 0],
    ],
    front: ['sea', 154, 0],
    lights: ['#ffffff', 150],
    motif: [124, 18, 1.74],
  },
  'hanabi-senki': {
    sky: ['#0d0a2e', '#3a1a6e', '#d6408a'],
    land: '#160f36',
    light: [186, 56, 0, '#ffb3d9'],
    layers: [
      ['mountains', 122, 36],
      ['roofs', 142, 22],
      ['sea', 146, 0],
    ],
    front: ['roofs', 172, 16],
    lights: ['#ffe6a0', 90],
    motif: [120, 2, 1.8],
  },
  'harbour-lords': {
    sky: ['#071d3d', '#1c5c9c', '#ffb07a'],
    land: '#0d4a73',
    light: [92, 96, 22, '#ffe0a0'],
    layers: [
      ['mountains', 108, 50],
      ['city', 112, 26],
      ['sea', 114, 0],
    ],
    front: ['sea', 156, 0],
    lights: ['#ffffff', 60],
    motif: [120, -2, 1.86],
  },
  'polar-command': {
    sky: ['#06182f', '#12506b', '#5bdcc0'],
    land: '#1d4d78',
    light: [100, 60, 0, '#5bffc8'],
    layers: [
      ['alps', 112, 60],
      ['sea', 116, 0],
    ],
    front: ['clouds', 160, 8],
    lights: ['#ffffff', 90],
    motif: [126, 4, 1.8],
  },
  'spice-raiders': {
    sky: ['#3a0a2a', '#c2412d', '#ffd06b'],
    land: '#5a1230',
    light: [208, 78, 50, '#ffe9a0'],
    layers: [
      ['mountains', 112, 30],
      ['sea', 114, 0],
    ],
    front: ['sea', 158, 0],
    lights: ['#ffe0a0', 60],
    motif: [122, -2, 1.86],
  },
  tidecallers: tides(['#ff9a5a', '#ffd29a', '#d9f4ee'], '#0f7fb8'),
  'tidecallers-id': tides(['#ff8a3a', '#ffc35a', '#fff0c0'], '#0f8468'),
  'tidecallers-my': tides(['#2a3f9c', '#7a8ae0', '#ffe6b8'], '#2a47b8'),
  'tidecallers-ph': tides(['#2a7fe0', '#8ac6ff', '#fff6d0'], '#0f6fb8'),
  'tidecallers-sg': tides(['#ff6f6f', '#ffb0a0', '#fff0e0'], '#c22a4a'),
  'tidecallers-th': tides(['#6a2fa8', '#c98ae0', '#ffe0d0'], '#5a2aa0'),
  'tidecallers-vn': tides(['#e83a2d', '#ff9a5a', '#fff0b0'], '#d0701c'),
  'volga-chronicles': {
    sky: ['#1f4fae', '#7fb5f0', '#fff0cf'],
    land: '#2a5a6a',
    light: [90, 52, 20, '#fff2c9'],
    layers: [
      ['hills', 112, 22],
      ['forest', 126, 20],
      ['sea', 142, 0],
    ],
    front: ['sea', 148, 0],
    motif: [116, 14, 1.9],
  },
} as const satisfies Readonly<Record<string, Scene>>;
