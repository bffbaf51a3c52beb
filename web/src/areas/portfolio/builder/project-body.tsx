import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';

import type { BodyProps } from './block-body.tsx';
import { EmptyBody } from './empty-body.tsx';
import { EntryBody } from './entry-body.tsx';
import styles from './page.module.css';
import { promptWords } from './prompt-words.ts';

/** A project: its picture, what it was, and the part of the student in it. */
export function ProjectBody({ block, addressOf }: BodyProps<BlockOf<'PROJECT'>>) {
  const { title, role, place, text, picture, tagList, url } = block;
  if (title === '' && role === '' && text === '' && !picture) return <EmptyBody kind="PROJECT" />;
  const address = addressOf(picture);
  const where = [promptWords(role) || role, place].filter((words) => words !== '').join(' · ');
  return (
    <div className={styles.project} data-pictured={picture !== null || undefined}>
      {picture &&
        (address === undefined ? (
          <div className={styles.awaited} />
        ) : (
          <img src={address} alt={picture.altText} className={styles.picture} draggable={false} />
        ))}
      <div>
        <EntryBody {...block} place={where} isConfirmed={block.source !== null} />
        {tagList.length > 0 && (
          <ul className={styles.tags}>
            {tagList.map((tag, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a tag is its place
              <li key={at}>{tag}</li>
            ))}
          </ul>
        )}
        {url !== '' && <p className={styles.note}>{url.replace(/^https?:\/\//, '')}</p>}
      </div>
    </div>
  );
}
