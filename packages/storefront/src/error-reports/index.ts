export {
  type Reporter,
  type ReporterOptions,
  type Surroundings,
  type Trouble,
  createReporter,
} from './create-reporter';
