/** Props of {@link Picture}. */
export interface PictureProps {
  /** Address of the image; empty or broken gives a tile with the first letter of `name`. */
  src: string;
  /** What it shows; only its first letter is ever displayed, since the name stands beside it. */
  name: string;
  /** Edge in pixels, 4 px grid. Default 40. */
  size?: 24 | 32 | 40 | 56 | undefined;
}
