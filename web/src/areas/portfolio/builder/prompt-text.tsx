import { isPrompt } from '@naru/contract/areas/portfolio/prompt.ts';

import { promptWords } from './prompt-words.ts';
import styles from './page.module.css';

/** Words of the student; paler where a prompt still stands in their place. */
export function PromptText({ text }: { readonly text: string }) {
  return isPrompt(text) ? <span className={styles.prompt}>{promptWords(text)}</span> : text;
}
