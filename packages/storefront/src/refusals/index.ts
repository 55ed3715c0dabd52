export { type Failure, failureText } from './failure-text';
export { refusalKey } from './refusal-key';
export { refusalText } from './refusal-text';
