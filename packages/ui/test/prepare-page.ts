import '@fontsource-variable/noto-sans';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-thai';

const families = "'Noto Sans Variable', 'Noto Sans Arabic Variable', 'Noto Sans Thai Variable'";

/** Popups are shown at once, so that a play can look at one before the first frame. */
const atOnce = '[data-starting-style] { opacity: 1 !important; transform: none !important }';

/** Texts have the same size on every machine, whatever fonts it has. */
const sameFont = `:root {
  --font-text: ${families}, sans-serif !important;
  --font-heading: ${families}, sans-serif !important;
}`;

const style = document.createElement('style');
style.textContent = atOnce + sameFont;
document.head.append(style);
// Loaded on first use, a font would change the size of a text that has been measured.
await Promise.all([...document.fonts].map((face) => face.load()));
