/** Props of {@link VipFaq}. Both texts are the back end's and stay text, whatever is in them. */
export interface VipFaqProps {
  title: string;
  /** A line break parts paragraphs. Without a word nothing is shown. */
  content: string;
}
