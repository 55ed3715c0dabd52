import { widthOptions } from '../.storybook/toolbars/widths';

/** The sizes of the viewport toolbar: those every screen is held against. */
export const sizes = Object.values(widthOptions).map(({ styles }) => styles);
