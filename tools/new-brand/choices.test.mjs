import { describe, expect, it } from 'vitest';
import { parseBrandArguments, pictures, usage } from './choices.mjs';

describe('parseBrandArguments', () => {
  it('fills in what is left out', () => {
    expect(parseBrandArguments(['lighthouse'])).toMatchObject({
      key: 'lighthouse',
      name: 'Lighthouse',
      area: 'universal',
      currency: 'USD',
      regions: ['GLOBAL'],
      language: 'en',
    });
  });

  it('takes currency, region and language of the area', () => {
    expect(parseBrandArguments(['sakura', '--area', 'ja'])).toMatchObject({
      currency: 'JPY',
      regions: ['JP'],
      language: 'ja',
    });
  });

  it('reads every option', () => {
    const options = ['--name', 'Phare', '--area', 'eru', '--currency', 'CHF', '--region', 'CH,FR'];
    const appearance = ['--language', 'fr', '--colour', '#123456', '--picture', 'pearl'];
    expect(parseBrandArguments([...options, ...appearance, 'phare'])).toMatchObject({
      name: 'Phare',
      currency: 'CHF',
      regions: ['CH', 'FR'],
      language: 'fr',
      colour: '#123456',
      picture: 'pearl',
    });
  });

  it('gives each key a colour of its own', () => {
    const colours = ['lighthouse', 'sakura', 'phare', 'anchor'].map((key) => {
      const parsed = parseBrandArguments([key]);
      return parsed === 'help' ? '' : parsed.colour;
    });
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
    expect(new Set(colours).size).toBe(colours.length);
  });

  it('names every picture in the help', () => {
    for (const name of Object.keys(pictures)) expect(usage).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('shows the help when asked for it', () => {
    expect(parseBrandArguments(['--help'])).toBe('help');
  });

  it.each([
    [[], usage],
    [['one', 'two'], usage],
    [['Light-House'], 'The key is "Light-House"; it is written one word in small letters'],
    [['a', '--area', 'moon'], '--area is "moon"; it is one of universal, eru'],
    [['anchor', '--currency', 'eur'], '--currency is "eur"; it is written three capital letters'],
    [['anchor', '--region', 'DE,germany'], '--region is "germany"'],
    [['anchor', '--language', 'german'], '--language is "german"; it is written like en or zh-TW'],
    [['anchor', '--colour', 'blue'], '--colour is "blue"; it is written #rrggbb'],
    [['anchor', '--picture', 'toString'], '--picture is "toString"; it is one of bar, bolt,'],
    [['anchor', '--name', ' '], '--name is empty'],
    [['anchor', '--logo', 'x'], "Unknown option '--logo'"],
  ])('explains the mistake in %j', (args, message) => {
    expect(() => parseBrandArguments(args)).toThrow(message);
  });
});
