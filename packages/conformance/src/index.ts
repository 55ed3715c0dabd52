export type { Exchange, Incoming, Outgoing, Send } from './exchange/exchange';
export { type Fixtures, type FixturesReading, readFixtures } from './fixtures/fixtures';
export type { Choice } from './list-checks';
export { type SuiteOptions, runSuite } from './run-suite';
export type { Check, CheckResult } from './context/check';
export type { SuiteContextOptions as StageOptions } from './context/suite-context';
export type { Verdict } from './context/verdict';
