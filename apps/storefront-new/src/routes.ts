/** The paths of the new version (spec §2). */
export const routes = {
  home: '/',
  selectGoods: '/selectGoods',
  my: '/my',
  notArea: '/notArea',
  showError: '/showError',
} as const;
