import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import styles from './letter.module.css';
import type { NumberedComment } from './printed-letter.ts';
import { PAPER_WORDS } from './words.ts';

export interface CommentNotesProps {
  readonly commentList: readonly NumberedComment[];
  readonly heading: string;
  readonly language: PaperLanguage;
}

/** Comments by their numbers, below the answer that they are about. */
export function CommentNotes({ commentList, heading, language }: CommentNotesProps) {
  if (commentList.length === 0) return null;
  const words = PAPER_WORDS[language];
  return (
    <>
      <h3 className={styles.notes} lang={language}>
        {heading}
      </h3>
      {commentList.map(({ id, number, quote, text, suggestion }) => (
        <div key={id} className={styles.note}>
          <span className={styles.number}>{number}</span>
          <div>
            {quote !== '' && <p className={styles.quote}>{quote}</p>}
            {text !== '' && <p className={styles.remark}>{text}</p>}
            {suggestion !== null && (
              <p className={styles.remark}>
                <span className={styles.label}>{`${words.suggestion}: `}</span>
                {suggestion === '' ? words.remove : suggestion}
              </p>
            )}
          </div>
        </div>
      ))}
    </>
  );
}
