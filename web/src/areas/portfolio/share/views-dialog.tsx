import { paperShares, type SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './share.module.css';
import { paperShareTexts } from './texts.ts';

export interface ViewsDialogProps {
  readonly paper: SharedPaper;
  readonly paperId: string;
  readonly onClose: () => void;
}

/** Lists who opened a paper, and when. */
export function ViewsDialog({ paper, paperId, onClose }: ViewsDialogProps) {
  const all = useTexts(paperShareTexts);
  const texts = all.share;
  const format = useFormat();
  const [isAll, setAll] = useState(false);
  const query = useCall(
    paperShares.pageViews,
    { params: { paper, id: paperId }, query: { size: isAll ? 'all' : '20' } },
    { label: texts.viewsTitle },
  );
  const views = query.data?.viewPage;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.viewsTitle}>
      {query.isError && <QueryError title={texts.viewsError} query={query} headingLevel={3} />}
      {query.isPending && <Skeleton count={4} />}
      {views && (
        <>
          <ul className={styles.views}>
            {views.content.map(({ viewId, viewerNm, audience, viewedAt }) => (
              <li key={viewId}>
                <span>
                  <strong>{viewerNm}</strong> {all.names[audience]}
                </span>
                <span className={styles.quiet}>{format.moment(viewedAt)}</span>
              </li>
            ))}
          </ul>
          {views.totalElements > views.content.length &&
            (isAll ? (
              <p className={styles.quiet}>{texts.mostViews(format.number(views.content.length))}</p>
            ) : (
              <Button variant="text" onClick={() => setAll(true)}>
                {texts.moreViews}
              </Button>
            ))}
        </>
      )}
    </Dialog>
  );
}
