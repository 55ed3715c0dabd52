// Our own packages are TypeScript sources in the workspace.
export default [{ entryPoints: { main: 'src/main.ts' }, inside: /^@shop\//, target: 'node20' }];
