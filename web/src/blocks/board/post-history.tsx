import { board as calls } from '@naru/contract/areas/board.ts';
import { useState } from 'react';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueryError } from '../query/query-error.tsx';
import { HistoryChange } from './history-change.tsx';
import styles from './post-history.module.css';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

export interface PostHistoryProps {
  readonly postId: string;
  readonly editedAt: string;
}

const STEP_SIZES = ['10', '50', '100', 'all'] as const;

/** When a post was changed last, and the way to what it said before. */
export function PostHistory({ postId, editedAt }: PostHistoryProps) {
  const all = useTexts(boardTexts);
  const texts = all.history;
  const format = useFormat();
  const { code } = usePlace();
  const params = { code, id: postId };
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  // The latest stands open until another one is chosen.
  const [chosen, setChosen] = useState<number | 'latest' | null>('latest');
  const query = useCall(
    calls.pageHistory,
    { params, query: { size: STEP_SIZES[step] ?? 'all' } },
    { enabled: isOpen, keepsPrevious: true, label: texts.title, alertMessage: null },
  );
  const page = query.data?.historyPage;
  const rows = page?.content ?? [];
  const isMore = page !== undefined && page.totalElements > rows.length && step < STEP_SIZES.length - 1;
  const openNumber = chosen === 'latest' ? rows.find(({ canOpen }) => canOpen)?.number : chosen;
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        {texts.edited(format.day(editedAt))}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.title} description={texts.text} size="large">
        {query.isPending && <Skeleton count={4} />}
        {query.isError && <QueryError title={texts.errorTitle} query={query} />}
        <ol className={styles.changes}>
          {rows.map(({ number, changedAt, changedByNm, partList, canOpen }) => (
            <li key={number} className={styles.change}>
              <div className={styles.head}>
                <span className={styles.about}>
                  <strong>{joinFacts(partList.map((part) => texts.parts[part]))}</strong>
                  <span className={styles.fact}>
                    {joinFacts([format.moment(changedAt), changedByNm ?? all.anonymous])}
                  </span>
                </span>
                {canOpen && (
                  <Button
                    size="small"
                    aria-expanded={openNumber === number}
                    onClick={() => setChosen(openNumber === number ? null : number)}
                  >
                    {openNumber === number ? texts.fold : texts.compare}
                  </Button>
                )}
              </div>
              {!canOpen && <span className={styles.fact}>{texts.withheld}</span>}
              {openNumber === number && <HistoryChange params={{ ...params, number: String(number) }} />}
            </li>
          ))}
        </ol>
        {isMore && <Button onClick={() => setStep((at) => at + 1)}>{texts.more}</Button>}
      </Dialog>
    </>
  );
}
