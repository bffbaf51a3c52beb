import { useMemo } from 'react';

import { autosaveTexts } from '../../../blocks/autosave/texts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';
import { diffText, type DiffPart } from '../paper/word-diff.ts';

interface AnswerSidesProps {
  readonly before: string;
  readonly after: string;
  /** The name of the first side; without one the second side is this page and the first one the server. */
  readonly title?: string | undefined;
  readonly isConflict?: boolean | undefined;
}

/** Shows two texts beside each other, with the words by which they differ. */
export function AnswerSides({ before, after, title = '', isConflict = false }: AnswerSidesProps) {
  const conflict = useTexts(autosaveTexts);
  const texts = useTexts(letterTexts).versions;
  const parts = useMemo(() => diffText(before, after), [before, after]);
  return (
    <div className={styles.sides}>
      <Side title={isConflict ? conflict.theirsTitle : title} parts={parts} look="out" />
      <Side title={isConflict ? conflict.mineTitle : texts.now} parts={parts} look="in" />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly parts: readonly DiffPart[];
  readonly look: 'out' | 'in';
}

function Side({ title, parts, look }: SideProps) {
  const Changed = look === 'out' ? 'del' : 'ins';
  return (
    <section className={styles.side}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.sideText}>
        {parts
          .filter((part) => part.look === 'same' || part.look === look)
          .map((part, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- parts are told apart by their place only
            part.look === 'same' ? <span key={at}>{part.text}</span> : <Changed key={at}>{part.text}</Changed>,
          )}
      </p>
    </section>
  );
}
