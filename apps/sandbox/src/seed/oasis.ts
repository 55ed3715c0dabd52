import type { OwnSeed } from './seed-of';

/** Oasis: the Middle East and Türkiye, in lira. */
export const oasisSeed: OwnSeed = {
  games: {
    mea: [
      {
        look: { shape: 'dinar', material: 'gold', tint: '#0f6f73' },
        name: 'قوافل الصحراء',
        servers: 34,
        serverNames: ['البتراء', 'تدمر', 'غدامس', 'سيوة', 'العلا', 'الربع الخالي'],
        texts: {
          unit: 'دينار ذهبي',
          unitTab: 'دنانير ذهبية',
          passes: ['اشتراك القافلة – 30 يومًا', 'اشتراك الموسم'],
          packs: ['زاد المسافر', 'حمولة التوابل', 'خزينة السلطان'],
          limited: ['حزمة الرحلة الأولى', 'ماء الأسبوع', 'كنز الواحة المفقودة'],
        },
      },
      {
        gpId: 'oasis-blades',
        look: { shape: 'setting', material: 'rose' },
        name: 'سيوف الواحة',
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
      },
    ],
  },
  activities: ['cumulative'],
  roleNames: ['زين', 'ليلى', 'صقر', 'نور', 'سراب', 'غيث'],
};
