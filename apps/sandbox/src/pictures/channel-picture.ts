import { type Tones, gradient, line, path, svg, tonesOf } from './paint';

/** How a way to pay works, and what it is drawn as: its outline says it before its colour does. */
type Kind =
  | 'bank'
  | 'card'
  | 'carrier'
  | 'game'
  | 'points'
  | 'qr'
  | 'receipt'
  | 'store'
  | 'tap'
  | 'voucher'
  | 'wallet';

const gold = ['#ffe9a3', '#f2b33a', '#8a5208'] as const;
const edge = 48;

function letters(text: string, x: number, y: number, size: number, fill = '#fff'): string {
  if (text === '') return '';
  const font = `font-family="system-ui,sans-serif" font-weight="800" font-size="${String(size)}"`;
  return `<text x="${String(x)}" y="${String(y)}" fill="${fill}" ${font} text-anchor="middle">${text}</text>`;
}

function outline({ deep }: Tones): string {
  return `stroke="${deep}" stroke-width="1"`;
}

const drawings: Readonly<Record<Kind, (tones: Tones, text: string) => string>> = {
  card: (tones, text) =>
    [
      `<rect x="3" y="9" width="42" height="30" rx="5" fill="url(#a)" ${outline(tones)}/>`,
      path('M3 15H45V21H3Z', tones.deep),
      `<rect x="8" y="25" width="9" height="7" rx="1.5" fill="${gold[1]}" stroke="${gold[2]}" stroke-width=".6"/>`,
      text === ''
        ? line('M24 32H40M24 27H34', tones.shine, 2.2)
        : letters(text, 32, 34.5, text.length > 1 ? 13 : 14),
      line('M7 11H28', tones.light, 1.6),
    ].join(''),
  wallet: (tones, text) =>
    [
      path('M9 16 35 6Q38 5 39 8L42 16Z', tones.light, outline(tones)),
      path('M11 16 34 9.5 37 16Z', '#fff', 'opacity=".75"'),
      `<rect x="3" y="14" width="42" height="29" rx="6" fill="url(#a)" ${outline(tones)}/>`,
      line('M7 17H36', tones.light, 1.6),
      path('M33 24H45V33H33A4.5 4.5 0 0 1 33 24Z', tones.deep),
      `<circle cx="34.5" cy="28.5" r="2.6" fill="${gold[1]}"/>`,
      letters(text, 17, 34, text.length > 1 ? 14 : 17),
    ].join(''),
  bank: (tones, text) =>
    [
      path('M24 3 45 14V18H3V14Z', 'url(#a)', outline(tones)),
      path('M6 18H42V38H6Z', tones.shine),
      path('M7 19H13V37H7ZM35 19H41V37H35Z', 'url(#a)', outline(tones)),
      path('M2 37H46V44H2Z', 'url(#a)', outline(tones)),
      line('M24 6 10 13.5', tones.shine, 1.4, 'opacity=".8"'),
      text === ''
        ? path('M18 19H22V37H18ZM26 19H30V37H26Z', tones.base)
        : letters(text, 24, 33, text.length > 2 ? 10 : 13, tones.deep),
    ].join(''),
  store: (tones, text) =>
    [
      path('M6 20H42V43H6Z', tones.shine, outline(tones)),
      path('M26 28H37V43H26Z', tones.dark),
      path('M10 28H22V37H10Z', '#bfe6ff', outline(tones)),
      path(
        'M6 5H42L46 18Q46 23 41.6 23T37.2 19Q37.2 23 32.8 23T28.4 19Q28.4 23 24 23T19.6 19Q19.6 23 15.2 23T10.8 19Q10.8 23 6.4 23T2 18Z',
        'url(#a)',
        outline(tones),
      ),
      path(
        'M13 5H20L19.6 19Q19.6 23 15.2 23T10.8 19ZM28 5H35L37.2 19Q37.2 23 32.8 23T28.4 19Z',
        '#fff',
        'opacity=".85"',
      ),
      letters(text, 31.5, 40, 10),
    ].join(''),
  receipt: (tones, text) =>
    [
      path('M9 3H39V45L34 42 29 45 24 42 19 45 14 42 9 45Z', '#fff', outline(tones)),
      path('M9 3H39V18H9Z', 'url(#a)'),
      letters(text, 24, 15, 12),
      line('M14 24H34', tones.dark, 2),
      path(
        'M14 29H16V38H14ZM18 29H19V38H18ZM21 29H24V38H21ZM26 29H27V38H26ZM29 29H31V38H29ZM33 29H34V38H33Z',
        '#1c2230',
      ),
    ].join(''),
  carrier: (tones, text) =>
    [
      `<rect x="9" y="3" width="22" height="42" rx="5" fill="${tones.deep}"/>`,
      '<rect x="11.5" y="7" width="17" height="31" rx="2" fill="url(#a)"/>',
      '<circle cx="20" cy="41.5" r="1.6" fill="#fff"/>',
      text === ''
        ? path('M14 30H17V34H14ZM18.5 25H21.5V34H18.5ZM23 20H26V34H23Z', '#fff')
        : letters(text, 20, 28, text.length > 1 ? 11 : 15),
      line('M34 17Q37 13 34 9M38 20Q43 13 38 6', tones.base, 2.6),
    ].join(''),
  voucher: (tones, text) =>
    [
      path('M3 11H45V19A5 5 0 0 0 45 29V37H3V29A5 5 0 0 0 3 19Z', 'url(#a)', outline(tones)),
      path('M33 12V36', 'none', 'stroke="#fff" stroke-width="1.6" stroke-dasharray="3 2.4"'),
      text === ''
        ? path(
            'M19 16 21.4 21.3 27 21.9 22.8 25.7 24 31.4 19 28.5 14 31.4 15.2 25.7 11 21.9 16.6 21.3Z',
            '#fff',
          )
        : letters(text, 20, 29.5, text.length > 1 ? 14 : 16),
      line('M37 19H41M37 24H41M37 29H41', tones.shine, 2),
      line('M7 13.5H29', tones.light, 1.4),
    ].join(''),
  qr: (tones, text) =>
    [
      `<rect x="4" y="4" width="40" height="40" rx="7" fill="#fff" ${outline(tones)}/>`,
      path('M9 9H19V19H9ZM29 9H39V19H29ZM9 29H19V39H9Z', tones.dark),
      path('M12 12H16V16H12ZM32 12H36V16H32ZM12 32H16V36H12Z', '#fff'),
      path(
        'M22 9H26V12H22ZM9 22H12V26H9ZM36 22H39V26H36ZM22 36H26V39H22ZM29 29H33V33H29ZM35 35H39V39H35ZM29 36H32V39H29ZM36 29H39V32H36Z',
        tones.base,
      ),
      '<rect x="14" y="16" width="20" height="16" rx="4" fill="url(#a)"/>',
      letters(text, 24, 28.5, text.length > 2 ? 9 : 12),
    ].join(''),
  game: (tones, text) =>
    [
      path(
        'M14 12H34Q42 12 44 22L46 34Q46 41 40 40 37 39 33 32H15Q11 39 8 40 2 41 2 34L4 22Q6 12 14 12Z',
        'url(#a)',
        outline(tones),
      ),
      path('M12 17H16V20H19V24H16V27H12V24H9V20H12Z', '#fff'),
      `<circle cx="34" cy="18.5" r="2.6" fill="${gold[0]}"/><circle cx="38" cy="23" r="2.6" fill="${gold[1]}"/><circle cx="30" cy="23" r="2.6" fill="#fff"/><circle cx="34" cy="27" r="2.6" fill="${tones.light}"/>`,
      line('M14 14.5H30', tones.light, 1.6),
      letters(text, 24, 27, 9),
    ].join(''),
  points: (tones, text) =>
    [
      `<circle cx="24" cy="25.5" r="19.5" fill="${tones.deep}"/><circle cx="24" cy="24" r="19.5" fill="url(#a)"/>`,
      `<circle cx="24" cy="24" r="15" fill="${tones.dark}"/>`,
      `<circle cx="24" cy="24" r="17.2" fill="none" stroke="${tones.shine}" stroke-width="1.4" stroke-dasharray="1.6 3"/>`,
      letters(text, 24, 29, 14),
      line('M9 16Q13 8 22 6.5', tones.shine, 2),
    ].join(''),
  tap: (tones, text) =>
    [
      `<rect x="6" y="3" width="23" height="42" rx="5.5" fill="url(#a)" ${outline(tones)}/>`,
      '<rect x="9" y="7" width="17" height="31" rx="2" fill="#fff" opacity=".16"/>',
      '<rect x="10.5" y="18" width="14" height="10" rx="2" fill="#fff"/>',
      path('M10.5 20.5H24.5V22.5H10.5Z', tones.dark),
      letters(text, 17.5, 14, 8),
      line('M33 30Q37 24 33 18M37 33Q43 24 37 15M41 36Q49 24 41 12', tones.base, 2.4),
    ].join(''),
};

/** What is drawn for each way to pay: kind, colour, and letters unless it has no name of its own. */
const pictures: Readonly<Record<string, readonly [kind: Kind, colour: string, text?: string]>> = {
  adyen: ['card', '#0f8a4f'],
  airwallex: ['card', '#6a3df0'],
  alipay: ['wallet', '#1477e0', 'AL'],
  applepay: ['tap', '#667085'],
  bank: ['bank', '#2f6fb8'],
  boleto: ['receipt', '#3a4658', 'BO'],
  boost: ['wallet', '#d8262f', 'B'],
  card: ['card', '#35557f'],
  'carte-bancaire': ['card', '#1f6f9c', 'CB'],
  codacash: ['wallet', '#7a2bd0', 'CC'],
  codapay: ['carrier', '#5a22b0', 'C'],
  dana: ['wallet', '#118ee0', 'D'],
  ewallet: ['wallet', '#8a5a2b'],
  fps: ['bank', '#c24a1c', 'FP'],
  gcash: ['wallet', '#0f5fe0', 'G'],
  grabpay: ['wallet', '#0f9a4a', 'GP'],
  ideal: ['bank', '#b0246a', 'iD'],
  ininal: ['card', '#e07a0f', 'in'],
  kakao: ['wallet', '#b98a00', 'K'],
  kbzpay: ['wallet', '#0b5fa8', 'KB'],
  klarna: ['receipt', '#c2487f', 'KL'],
  linepay: ['wallet', '#1fa83a', 'L'],
  load: ['carrier', '#c2302a', 'L'],
  mada: ['card', '#3f8a2a', 'MD'],
  maya: ['wallet', '#0f8a6b', 'M'],
  momo: ['wallet', '#b0186f', 'MM'],
  mycard: ['voucher', '#1f8a3f', 'MC'],
  'mycard-points': ['points', '#d8482a', 'MC'],
  naver: ['wallet', '#0f9f5a', 'N'],
  octopus: ['tap', '#d9700f', 'OC'],
  ovo: ['wallet', '#5a2fa8', 'O'],
  pagsmile: ['receipt', '#c27a0f', 'PS'],
  papara: ['wallet', '#3a2a5a', 'PA'],
  payermax: ['wallet', '#0f8a9a'],
  paynow: ['qr', '#8a1f6b', 'PN'],
  paypal: ['wallet', '#1f4fb8', 'PP'],
  paypay: ['wallet', '#d8202f', 'PY'],
  paytm: ['wallet', '#0f3f8a', 'PT'],
  pingpongx: ['card', '#d8482a'],
  pix: ['qr', '#0f9a8a', 'PIX'],
  platform: ['game', '#d6336c'],
  przelewy24: ['bank', '#c2183a', 'P24'],
  pulsa: ['carrier', '#0f8ac2', 'P'],
  qris: ['qr', '#b3262e', 'QR'],
  razer: ['voucher', '#2f8a0f', 'RG'],
  sbp: ['bank', '#5a3fb0', 'SBP'],
  stcpay: ['wallet', '#4f2a86', 'ST'],
  store: ['store', '#0f8a5a'],
  telecom: ['carrier', '#3f5fe0'],
  tng: ['wallet', '#0f5fa8', 'TG'],
  travellet: ['wallet', '#0f9fd0', 'TR'],
  truewallet: ['wallet', '#e0700f', 'TM'],
  unionpay: ['card', '#0f6f7a', 'UP'],
  upi: ['qr', '#d9700f', 'UPI'],
  voucher: ['voucher', '#c2500f'],
  wavepay: ['wallet', '#c28a00', 'WV'],
  'welcome-pay': ['wallet', '#c23a86'],
  xsolla: ['card', '#3a4a66'],
  zalopay: ['wallet', '#0f7ae0', 'Z'],
};

/** Draws a way to pay; null if none is described by this name. */
export function channelPicture(name: string): string | null {
  const described = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (described === undefined) return null;
  const [kind, colour, text = ''] = described;
  const tones = tonesOf(colour);
  return svg(
    edge,
    edge,
    gradient('a', 'x2=".8" y2="1"', tones.light, tones.base, tones.dark),
    drawings[kind](tones, text),
  );
}
