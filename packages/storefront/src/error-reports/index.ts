export {
  type Reporter,
  type ReporterOptions,
  type ReportContext,
  type ErrorReport,
  createReporter,
} from './create-reporter';
