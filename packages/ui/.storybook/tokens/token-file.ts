import { brands } from '@shop/brands/registry';
import { brandAttributes, brandStyle } from '@shop/ui/brand-style';
import { themeOf } from '../toolbars/brand';
import { type Token, tokensOf } from './read-tokens';
import { type TokenFile, toDtcg } from './to-dtcg';

/** The schemes that a brand has tokens for. */
export const schemes = ['light', 'dark'] as const;

/** A brand, or `plain` for a shop without one, in a scheme. */
export interface TokenChoice {
  readonly brand: string;
  readonly scheme: (typeof schemes)[number];
  /** More media features in effect, for instance reduced motion. */
  readonly media?: readonly string[];
}

/** Every brand in both schemes. */
export const tokenChoices: readonly TokenChoice[] = [{ key: 'plain' }, ...brands].flatMap(
  ({ key }) => schemes.map((scheme) => ({ brand: key, scheme })),
);

/** Returns the tokens of a brand's page by name, with the colours that `brandStyle` derives. */
export function brandTokens({
  brand,
  scheme,
  media = [],
}: TokenChoice): ReadonlyMap<string, Token> {
  const theme = themeOf(brand);
  const written = tokensOf({
    media: [`prefers-color-scheme: ${scheme}`, ...media],
    attributes: brandAttributes(theme),
  });
  const derived = Object.entries(brandStyle(theme)).map(
    ([name, value]) => [name, { value, sheet: 'colour' }] as const,
  );
  return new Map([...written, ...derived]);
}

/** Returns the file for designers, in the format of the Design Tokens Community Group. */
export function tokenFile(choice: TokenChoice): TokenFile {
  return toDtcg(brandTokens(choice), `${choice.brand}, ${choice.scheme}`);
}

/** Returns the name of the file, which ends as the format recommends. */
export function tokenFileName({ brand, scheme }: TokenChoice): string {
  return `${brand}.${scheme}.tokens.json`;
}
