import { board as calls, type Post } from '@naru/contract/areas/board.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import styles from './post-aside.module.css';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface PostAsideProps {
  readonly post: Post;
}

/** Beside the text: until when, what must be confirmed, and the posts before and after. */
export function PostAside({ post }: PostAsideProps) {
  const texts = useTexts(boardTexts).detail;
  const format = useFormat();
  const place = usePlace();
  const confirm = useCallMutation(calls.confirmPost, { alertMessage: null });
  const left = post.deadlineAt === null ? undefined : format.daysUntil(post.deadlineAt);
  const neighbours = [
    { term: texts.previous, at: post.previous },
    { term: texts.next, at: post.next },
  ];
  return (
    <aside className={styles.aside}>
      {post.deadlineAt !== null && (
        <Section
          size="small"
          title={texts.dueUntil(format.moment(post.deadlineAt))}
          text={left !== undefined && left >= 0 ? format.remaining(post.deadlineAt) : texts.duePassed}
        />
      )}
      {post.can.confirm && (
        <Section size="small" title={texts.mustRead} text={texts.mustReadText}>
          <Button
            variant="primary"
            wide
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ params: { code: place.code, id: post.postId } })}
          >
            {texts.confirm}
          </Button>
          {confirm.error && <Notice tone="red" live="assertive" title={confirm.error.message} />}
        </Section>
      )}
      {post.mustRead && post.confirmedAt !== null && (
        <p className={styles.done}>{texts.confirmed(format.moment(post.confirmedAt))}</p>
      )}
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
