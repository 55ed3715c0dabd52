export default [
  {
    entryPoints: { index: 'src/index.ts', main: 'src/main.ts' },
    // The contract is TypeScript in the workspace; bundled, the command runs there and elsewhere alike.
    inside: /^@shop\/contract$/,
    target: 'node20',
  },
];
