import type { Post } from '@naru/contract/areas/board-words.ts';
import type { ReactNode } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import styles from './post-aside.module.css';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface PostAsideProps {
  readonly post: Post;
  /** Actions on the post, where there is room beside the text. */
  readonly children: ReactNode;
}

/** Beside the text: what there is to do, and the posts before and after. */
export function PostAside({ post, children }: PostAsideProps) {
  const texts = useTexts(boardTexts).detail;
  const place = usePlace();
  const neighbours = [
    { term: texts.previous, at: post.previous },
    { term: texts.next, at: post.next },
  ];
  return (
    <aside className={styles.aside}>
      {children}
      {(post.previous ?? post.next) !== null && (
        <Section size="small" title={texts.neighbours}>
          <ul className={styles.neighbours}>
            {neighbours.map(({ term, at }) =>
              at === null ? null : (
                <li key={term} className={styles.neighbour}>
                  <span className={styles.term}>{term}</span>
                  <AppLink to={place.detail(at.postId)}>{at.title}</AppLink>
                </li>
              ),
            )}
          </ul>
        </Section>
      )}
    </aside>
  );
}
