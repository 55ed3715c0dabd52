import { showInNotoFonts } from './noto-fonts';

await showInNotoFonts();
