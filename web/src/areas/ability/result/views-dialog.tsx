import { testResults as resultCalls } from '@naru/contract/areas/ability/result.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

export interface ViewsDialogProps {
  readonly resultId: string;
  readonly onClose: () => void;
}

/** Lists who opened the results of the test, and when. */
export function ViewsDialog({ resultId, onClose }: ViewsDialogProps) {
  const texts = useTexts(resultTexts).share;
  const format = useFormat();
  const [isAll, setIsAll] = useState(false);
  const query = useCall(
    resultCalls.pageViews,
    { params: { resultId }, query: { size: isAll ? 'all' : '20' } },
    { label: texts.viewsTitle },
  );
  const views = query.data?.viewPage;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.viewsTitle}>
      {query.isError && <QueryError title={texts.viewsError} query={query} />}
      {query.isPending && <Skeleton count={4} />}
      {views && (
        <>
          <ul className={styles.views}>
            {views.content.map(({ viewId, viewerNm, audience, viewedAt, scoredAt }) => (
              <li key={viewId}>
                <span>
                  <strong>{viewerNm}</strong> {texts.names[audience]}
                </span>
                <span className={styles.quiet}>
                  {joinFacts([format.moment(viewedAt), texts.viewOf(format.day(scoredAt))])}
                </span>
              </li>
            ))}
          </ul>
          {views.totalElements > views.content.length &&
            (isAll ? (
              <p className={styles.quiet}>{texts.mostViews(format.number(views.content.length))}</p>
            ) : (
              <Button variant="text" onClick={() => setIsAll(true)}>
                {texts.moreViews}
              </Button>
            ))}
        </>
      )}
    </Dialog>
  );
}
