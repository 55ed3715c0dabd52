/** Where the app has the pages that flows lead to. */
export interface ShopRoutes {
  readonly home: string;
  readonly notArea: string;
}
