export { type FooterAction, FooterActions, type FooterActionsProps } from './footer-actions';
