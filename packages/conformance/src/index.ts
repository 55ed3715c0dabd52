export type { Exchange, Incoming, Outgoing, Send } from './exchange/exchange';
export { type Fixtures, type FixturesReading, readFixtures } from './fixtures/fixtures';
export type { Choice } from './list-checks';
export { type SuiteOptions, runSuite } from './run-suite';
export type { Check, CheckResult } from './stage/check';
export type { StageOptions } from './stage/stage';
export type { Verdict } from './stage/verdict';
