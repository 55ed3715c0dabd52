// Our own packages are TypeScript sources in the workspace; everything else stays a dependency.
export default [{ entryPoints: { main: 'src/main.ts' }, inside: /^@shop\//, target: 'node20' }];
