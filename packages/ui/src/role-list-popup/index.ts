export type { RoleListPopupProps, RoleOption } from './role-list-popup-props';
