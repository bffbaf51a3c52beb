import { countLetters } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';

import type { BodyProps } from './block-body.tsx';
import { EmptyBody } from './empty-body.tsx';
import styles from './page.module.css';
import { PromptText } from './prompt-text.tsx';
import { RichBody } from './rich-body.tsx';

const LEVELS = [1, 2, 3, 4, 5];

type Words = BlockOf<'HEADING'> | BlockOf<'TEXT'> | BlockOf<'QUOTE'> | BlockOf<'SKILL'> | BlockOf<'DIVIDER'>;

/** Words as the student writes them. */
export function WordsBody({ block }: BodyProps<Words>) {
  if (block.kind === 'DIVIDER') return <hr className={styles.divider} />;
  if (block.kind === 'TEXT') {
    if (countLetters(block.text) === 0) return <EmptyBody kind="TEXT" />;
    return (
      <div className={styles.rich}>
        <RichBody text={block.text} />
      </div>
    );
  }
  if (block.kind === 'SKILL') return <Skills block={block} />;
  if (block.text === '') return <EmptyBody kind={block.kind} />;
  if (block.kind === 'HEADING')
    return (
      <p className={styles.heading} data-level={block.level}>
        <PromptText text={block.text} />
      </p>
    );
  return (
    <blockquote className={styles.quote}>
      <PromptText text={block.text} />
      {block.by !== '' && (
        <footer>
          <PromptText text={block.by} />
        </footer>
      )}
    </blockquote>
  );
}

function Skills({ block: { itemList } }: { readonly block: BlockOf<'SKILL'> }) {
  if (itemList.length === 0) return <EmptyBody kind="SKILL" />;
  return (
    <ul className={styles.skills}>
      {itemList.map(({ name, level, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry is its place: nothing else tells it from another
        <li key={at}>
          <span>
            <PromptText text={name} />
          </span>
          {level > 0 && (
            <span className={styles.dots} aria-hidden>
              {LEVELS.map((one) => (
                <i key={one} data-on={one <= level || undefined} />
              ))}
            </span>
          )}
          {text !== '' && <span className={styles.note}>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
