export { type PrerenderedParts, prerenderApp } from './prerender-app';
