import '@fontsource-variable/noto-sans';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-thai';

/** Gugi is there only where a test imports it, for Korean: the Noto fonts of these scripts are too large. */
const families = [
  ...['Noto Sans Variable', 'Noto Sans Arabic Variable', 'Noto Sans Thai Variable'],
  'Gugi',
];

/** Descriptors of a font as wide as Verdana, and as high as one with marks above and below its letters. */
export const widerAndHigher = 'size-adjust: 112%; ascent-override: 130%; descent-override: 60%;';

/**
 * Shows all texts in fonts that come with the tests, so that they have the same size on every machine. Returns what
 * undoes it.
 *
 * @param descriptors of `@font-face`, to change their metrics
 */
export async function showInNotoFonts(descriptors = ''): Promise<() => void> {
  const style = document.createElement('style');
  const names = families.map((family) => `'${family}${descriptors}'`).join(', ');
  style.textContent = `:root {
    --font-text: ${names}, sans-serif !important;
    --font-heading: ${names}, sans-serif !important;
  }`;
  if (descriptors !== '') style.textContent += changedFaces(descriptors);
  document.head.append(style);
  // A font that is loaded on first use would change the size of a measured text.
  await Promise.all([...document.fonts].map((face) => face.load()));
  return () => {
    style.remove();
  };
}

/** Returns the rules of the fonts under other names, with descriptors added. */
function changedFaces(descriptors: string): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) =>
      cssText
        .replace(/font-family: "([^"]+)"/, `font-family: "$1${descriptors}"`)
        .replace(/\}$/, `${descriptors} }`),
    )
    .join('\n');
}
