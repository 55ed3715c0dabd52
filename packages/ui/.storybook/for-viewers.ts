// What a person who looks at stories gets, and the story tests do not.
import type { Preview } from '@storybook/react-vite';

/** The shop is made for phones first, so a story opens at a phone's width. */
export const initialGlobals: NonNullable<Preview['initialGlobals']> = {
  viewport: { value: 'width360', isRotated: false },
};

// A story that moves the focus would scroll the documentation page around it as well.
if (window.frameElement?.hasAttribute('data-story-frame') === true) {
  const { value: focus } = Object.getOwnPropertyDescriptors(HTMLElement.prototype).focus;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus?.call(this, { ...options, preventScroll: true });
  };
}
