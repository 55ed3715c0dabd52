export { failureText, refusalText } from './refusal-text';
