export { type ErrorReport, type Reporter, createReporter } from './create-reporter';
