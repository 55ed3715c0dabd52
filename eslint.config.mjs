// The plug-ins are installed in `tools`, so the rules are there; the paths in them begin here.
export { default } from './tools/lint/eslint.config.mjs';
