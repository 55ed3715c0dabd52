export { type PageToRender, type PrerenderedParts, prerenderApp } from './prerender-app';
