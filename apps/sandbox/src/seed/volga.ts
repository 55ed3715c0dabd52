import type { OwnSeed } from './seed-of';

/** Volga: Russia, in roubles. */
export const volgaSeed: OwnSeed = {
  games: {
    ru: [
      {
        look: { shape: 'hexgem', material: 'emerald' },
        name: 'Хроники Волги',
        servers: 36,
        serverNames: ['Казань', 'Самара', 'Кострома', 'Ярославль', 'Углич', 'Астрахань'],
        texts: {
          unit: 'самоцветов',
          unitTab: 'Самоцветы',
          passes: ['Купеческая грамота, 30 дней', 'Сезон ярмарок'],
          packs: ['Набор речника', 'Сундук воеводы', 'Царская казна'],
          limited: ['Набор новичка', 'Недельные припасы', 'Сокровище Жигулей'],
        },
      },
      {
        gpId: 'bogatyri',
        look: { shape: 'bar', material: 'iron' },
        name: 'Богатыри: Застава',
        serverNames: ['Муром', 'Новгород', 'Чернигов', 'Ростов', 'Суздаль'],
        brandColor: '#9a3412',
        unitsPerDollar: 100,
        texts: {
          unit: 'гривен',
          unitTab: 'Гривны',
          passes: ['Дозорный пропуск, 30 дней'],
          packs: ['Набор ратника', 'Доспех дружины'],
          limited: ['Первый поход', 'Недельный паёк', 'Щит трёх богатырей'],
        },
      },
    ],
  },
  roleNames: ['Ярослава', 'Добрыня', 'Милана', 'Лютобор', 'Веда'],
};
