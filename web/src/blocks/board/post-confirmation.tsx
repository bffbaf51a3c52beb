import type { Post } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './post-aside.module.css';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

/** That one read what must be read, or when one said so. */
export function PostConfirmation({ post }: { readonly post: Post }) {
  const texts = useTexts(boardTexts).detail;
  const format = useFormat();
  const place = usePlace();
  const confirm = useCallMutation(calls.confirmPost, { alertMessage: null });
  return (
    <>
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
    </>
  );
}
