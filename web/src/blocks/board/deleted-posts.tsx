import { board as calls } from '@naru/contract/areas/board.ts';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { QueryError } from '../query/query-error.tsx';
import styles from './deleted-posts.module.css';
import { boardTexts } from './texts.ts';

export interface DeletedPostsProps {
  readonly code: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Lists posts deleted in the last 30 days, each with a way to restore it. */
export function DeletedPosts({ code, open, onOpenChange }: DeletedPostsProps) {
  const all = useTexts(boardTexts);
  const texts = all.deleted;
  const format = useFormat();
  const query = useCall(
    calls.pageDeletedPosts,
    { params: { code }, query: { size: '50' } },
    { enabled: open, label: texts.title, alertMessage: null },
  );
  const restore = useCallMutation(calls.stepPost, {
    onSuccess: () => showToast({ text: all.detail.steps.RESTORE.done }),
  });
  const rows = query.data?.deletedPostPage.content ?? [];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.text} size="large">
      {query.isPending && <Skeleton count={4} />}
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {query.isSuccess && rows.length === 0 && <p>{texts.empty}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((post) => (
            <li key={post.postId} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.title}>{post.title}</span>
                <span className={styles.meta}>
                  {joinFacts([post.authorNm ?? all.anonymous, texts.until(format.day(post.restorableUntil))])}
                </span>
              </span>
              <Button
                size="small"
                busy={restore.isPending && restore.variables?.params.id === post.postId}
                onClick={() =>
                  restore.mutate({
                    params: { code, id: post.postId },
                    body: { action: 'RESTORE', version: post.version },
                  })
                }
              >
                {texts.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
