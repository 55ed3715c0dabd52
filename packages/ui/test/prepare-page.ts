import '@fontsource-variable/noto-sans';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-thai';

const families = "'Noto Sans Variable', 'Noto Sans Arabic Variable', 'Noto Sans Thai Variable'";

/** Shows popups without a transition, so that a play can check one before the first frame. */
const noTransitions = '[data-starting-style] { opacity: 1 !important; transform: none !important }';

/** Gives texts the same size on every machine, independent of its fonts. */
const sameFont = `:root {
  --font-text: ${families}, sans-serif !important;
  --font-heading: ${families}, sans-serif !important;
}`;

const style = document.createElement('style');
style.textContent = noTransitions + sameFont;
document.head.append(style);
// A font that is loaded on first use would change the size of a measured text.
await Promise.all([...document.fonts].map((face) => face.load()));
