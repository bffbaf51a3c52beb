import styles from './rich-text.module.css';

export interface RichTextProps {
  /** A text that people wrote, as the server cleaned it: known tags and classes, no style attributes. */
  readonly sanitizedHtml: string;
}

/** Shows a text that people wrote in the editor. */
export function RichText({ sanitizedHtml }: RichTextProps) {
  // oxlint-disable-next-line react/no-danger -- the server sanitizes what it stores, and the policy allows no script
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: sanitizedHtml }} />;
}
