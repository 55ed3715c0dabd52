/** Returns each of the paths as players and links write it, and paths without a page. */
export function anyPaths(paths: readonly string[]): readonly string[] {
  const written = [...new Set(paths)].flatMap((path) => [
    ...[path, `${path}/`, `/${path.toUpperCase()}.?a=b`, `//${path}//?client_id=1`],
    ...[`${path}%20,`, `${path};x`, `${path}.html`],
  ]);
  return [
    ...written,
    ...['/not-found', '/nothing/here', '/nothing?client_id=1', '/index.html', '/foo.php', '/a%2Fb'],
    ...[
      '/sign-in',
      '/sign-in/nobody',
      '/selectGoodsX',
      '/selectGoods/more',
      '/selectGoods..,%20',
      '/,',
    ],
    ...['/@starfall/more', '/%40starfall', '/%2540starfall', '//@starfall.', '//evil.example/x'],
    ...['/.git/config', '/brand.ts', '/nova.html', '/nova/en.html', '/en', `/${'x'.repeat(2_000)}`],
    ...['/my?a=1&amp;replenish_id=1', '/?a=1&amp;replenish_id=1', '//?replenish_id=1'],
  ];
}
