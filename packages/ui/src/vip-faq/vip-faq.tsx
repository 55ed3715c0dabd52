import { type ReactElement, useId } from 'react';
import styles from './vip-faq.module.css';

/** Props of {@link VipFaq}. Both texts are the back end's and stay text, whatever is in them. */
export interface VipFaqProps {
  title: string;
  /** A line break separates paragraphs. If empty, nothing is shown. */
  content: string;
}

/** Questions and answers of the VIP centre, as the back end sends them. Markup is shown as text. */
export function VipFaq({ title, content }: VipFaqProps): ReactElement | null {
  const titleId = useId();
  const paragraphs = content.split(/\s*[\r\n]+\s*/).filter((line) => line !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby={title === '' ? undefined : titleId} className={styles.faq}>
      {title !== '' && (
        <h2 className={styles.title} dir="auto" id={titleId}>
          {title}
        </h2>
      )}
      {paragraphs.map((line, index) => (
        <p className={styles.paragraph} dir="auto" key={index}>
          {line}
        </p>
      ))}
    </section>
  );
}
