import styles from './paper.module.css';

export interface TextLinesProps {
  readonly lines: readonly string[];
  readonly className: string | undefined;
}

const BULLET = /^\s*[-•·*▪–]\s+/u;

/** Lines of a text as paragraphs that stay together; longer ones than a page continue on the next. */
export function TextLines({ lines, className }: TextLinesProps) {
  return lines.map((line, index) => (
    <p
      // oxlint-disable-next-line react/no-array-index-key -- a line is its place and nothing else
      key={index}
      className={className}
      data-lines
      data-together
      data-keep={index < lines.length - 1 || undefined}
      data-last={index === lines.length - 1 || undefined}
      data-bullet={BULLET.test(line) || undefined}
    >
      {line === '' ? <br /> : BULLET.test(line) ? <Bullet line={line} /> : line}
    </p>
  ));
}

function Bullet({ line }: { readonly line: string }) {
  return (
    <>
      <span className={styles.bullet}>•</span>
      {line.replace(BULLET, '')}
    </>
  );
}
