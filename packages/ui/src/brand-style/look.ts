/** The part of a brand's data that decides how its shop looks. */
export interface Look {
  /** `#rrggbb`. */
  readonly colour: string;
  readonly corners: 'sharp' | 'soft' | 'round';
  readonly headings: 'neutral' | 'rounded' | 'serif' | 'condensed';
  readonly backdrop: 'plain' | 'tinted' | 'gradient';
}
