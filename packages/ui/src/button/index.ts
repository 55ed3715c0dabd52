export { ActionLink, type ActionLinkProps } from './action-link';
export { Button } from './button';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export type { ButtonProps } from './button-props';
