import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './comment.module.css';
import { commentTexts } from './texts.ts';

interface SuggestionProps {
  readonly quote: string;
  readonly suggestion: string;
}

/** Shows a suggested edit: the words as they are, and those that should stand there. */
export function Suggestion({ quote, suggestion }: SuggestionProps) {
  const texts = useTexts(commentTexts).comment;
  return (
    <dl className={styles.suggestion}>
      <dt>{texts.before}</dt>
      <dd>
        <del>{quote}</del>
      </dd>
      <dt>{texts.after}</dt>
      <dd>{suggestion === '' ? <em>{texts.deletes}</em> : <ins>{suggestion}</ins>}</dd>
    </dl>
  );
}
