import type { ReactElement, ReactNode } from 'react';
import styles from './page-intro.module.css';

/** Props of {@link PageIntro}. */
export interface PageIntroProps {
  /** Decoration: an icon of 64 px, which leaves the text free. */
  icon: ReactNode;
  /** What the page offers, in a sentence. */
  text: string;
}

/**
 * Says at the head of a page what it offers, on a band in the brand's colours. It depends on no call, so that
 * the largest text of the page is there at once.
 */
export function PageIntro({ icon, text }: PageIntroProps): ReactElement {
  return (
    <header className={styles.intro}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
