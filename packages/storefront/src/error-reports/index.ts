export { type Reporter, type ReporterOptions, createReporter } from './create-reporter';
export type { Surroundings, Trouble } from './trouble';
