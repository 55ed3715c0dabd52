export { RoleListPopup, type RoleListPopupProps, type RoleOption } from './role-list-popup';
