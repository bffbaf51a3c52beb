import styles from './skeleton.module.css';
import { useWords } from './use-words.ts';
import { loadingWords } from './words/loading.ts';

export interface SkeletonProps {
  /** For screen readers, in place of "불러오고 있어요". */
  readonly label?: string | undefined;
  /** The shape of the content: lines of text, rows with a picture and a button, or a block of the given height. */
  readonly shape?: 'text' | 'rows' | 'block' | undefined;
  readonly count?: number | undefined;
  /** The height of a block, in CSS pixels at the usual font size. */
  readonly height?: number | undefined;
}

const widths = ['72%', '94%', '58%', '83%', '66%'];

/** Reserves the space of content that loads; appears only if that takes more than a moment. */
export function Skeleton({ label, shape = 'text', count = 3, height = 160 }: SkeletonProps) {
  const { loading } = useWords(loadingWords);
  const lines = Array.from({ length: shape === 'block' ? 1 : count }, (_, index) => index);
  return (
    <div className={styles.skeleton}>
      <output className="visually-hidden">{label ?? loading}</output>
      {lines.map((index) => {
        if (shape === 'block')
          return <div key={index} className={styles.block} style={{ height: `${height / 16}rem` }} />;
        if (shape === 'text')
          return <div key={index} className={styles.line} style={{ width: widths[index % widths.length] }} />;
        return (
          <div key={index} className={styles.row}>
            <div className={styles.disc} />
            <div className={styles.words}>
              <div className={styles.line} style={{ width: widths[index % widths.length] }} />
              <div className={styles.line} style={{ width: widths[(index + 1) % widths.length] }} />
            </div>
            <div className={styles.action} />
          </div>
        );
      })}
    </div>
  );
}
