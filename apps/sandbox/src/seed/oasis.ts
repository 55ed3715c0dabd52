import { offered } from './methods';
import type { SeedBrand } from './shape';
import { standardGame } from './standard-game';

const channels = {
  TR: offered('TRY', 'walletsTurkey', 'ininal', 'platform'),
  AE: offered('TRY', 'gulfCard', 'walletsGulf', 'platform'),
  SA: offered('TRY', 'gulfCard', 'walletsGulf'),
};

const caravans = standardGame({
  clientId: '610001',
  gpId: 'desert-caravans',
  slug: 'desert-caravans',
  look: { shape: 'dinar', material: 'gold', tint: '#0f6f73' },
  name: 'قوافل الصحراء',
  currency: 'TRY',
  servers: 34,
  serverNames: ['البتراء', 'تدمر', 'غدامس', 'سيوة', 'العلا', 'الربع الخالي'],
  texts: {
    unit: 'دينار ذهبي',
    unitTab: 'دنانير ذهبية',
    passes: ['اشتراك القافلة – 30 يومًا', 'اشتراك الموسم'],
    packs: ['زاد المسافر', 'حمولة التوابل', 'خزينة السلطان'],
    limited: ['حزمة الرحلة الأولى', 'ماء الأسبوع', 'كنز الواحة المفقودة'],
  },
  channels,
});

const blades = standardGame({
  clientId: '610002',
  gpId: 'oasis-blades',
  slug: 'oasis-blades',
  look: { shape: 'setting', material: 'rose', tint: '#9f1239' },
  name: 'سيوف الواحة',
  currency: 'TRY',
  serverNames: ['الهلال', 'الصقر', 'النخيل', 'الرمال', 'الفجر'],
  brandColor: '#9f1239',
  unitsPerDollar: 80,
  texts: {
    unit: 'ياقوتة',
    unitTab: 'يواقيت',
    passes: ['اشتراك الفارس – 30 يومًا'],
    packs: ['سيف المبتدئ', 'درع الفرسان'],
    limited: ['حزمة النزال الأول', 'مؤونة الأسبوع', 'سيف الأساطير'],
  },
  channels,
});

/** Oasis: the Middle East and Türkiye, in lira. */
export const oasisSeed: SeedBrand = {
  brand: 'oasis',
  areas: [{ domainArea: 'mea', entries: [caravans, blades] }],
  activities: ['cumulative'],
  roleNames: ['زين', 'ليلى', 'صقر', 'نور', 'سراب', 'غيث'],
};
