export { RoleListPopup } from './role-list-popup';
export type { RoleListPopupProps, RoleOption } from './role-list-popup-props';
