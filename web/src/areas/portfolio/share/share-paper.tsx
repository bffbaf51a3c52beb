import { paperShares, type PaperShare, type SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useSwitchedCall } from '../../../platform/query/use-switched-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './share.module.css';
import { paperShareTexts } from './texts.ts';
import { ViewsDialog } from './views-dialog.tsx';

export interface SharePaperProps {
  readonly paper: SharedPaper;
  readonly paperId: string;
  /** The paper's name, as its student knows it. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Says who may read a paper and who did, and lets its student change that at once. */
export function SharePaper({ paper, paperId, title, onClose }: SharePaperProps) {
  const all = useTexts(paperShareTexts);
  const texts = all.share;
  const format = useFormat();
  const [isLog, setLog] = useState(false);
  const query = useCall(
    paperShares.readShares,
    { params: { paper, id: paperId } },
    { label: texts.title, staleTime: 0 },
  );
  const { data } = query;
  const lastView = data?.lastView ?? null;
  if (isLog) return <ViewsDialog paper={paper} paperId={paperId} onClose={() => setLog(false)} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.text(title)}>
      {query.isError && !data && <QueryError title={texts.errorTitle} query={query} headingLevel={3} />}
      {query.isPending && <Skeleton count={4} />}
      {data && (
        <div className={styles.parts}>
          <ul className={styles.shares}>
            <li className={styles.me}>
              <span>{texts.me}</span>
              <span className={styles.quiet}>{texts.always}</span>
            </li>
            {data.shareList.map((share) => (
              <ShareRow key={share.audience} paper={paper} paperId={paperId} share={share} />
            ))}
          </ul>
          <p className={styles.quiet}>{texts.note}</p>
          <div>
            <p className={styles.line}>
              {lastView === null
                ? texts.noView
                : texts.lastView(all.names[lastView.audience], lastView.viewerNm, format.moment(lastView.viewedAt))}
            </p>
            {data.viewCount > 0 && (
              <Button variant="text" size="small" onClick={() => setLog(true)}>
                {texts.views}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface ShareRowProps extends Pick<SharePaperProps, 'paper' | 'paperId'> {
  readonly share: PaperShare;
}

function ShareRow({ paper, paperId, share }: ShareRowProps) {
  const all = useTexts(paperShareTexts);
  const texts = all.share;
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { audience, personNm, grantedAt } = share;
  const shared = useSwitchedCall(paperShares.changeShare, grantedAt !== null, { alertMessage: texts.failed });
  const role = all.names[audience];
  const absent = grantedAt === null ? texts.nobody[audience] : texts.noLonger;
  const state = grantedAt === null ? texts.hidden : texts.since(format.day(grantedAt));
  const turn = (next: boolean): void =>
    shared.turn(
      next,
      { params: { paper, id: paperId }, body: { audience, isShared: next } },
      { onSettled: () => setAsked(false) },
    );
  return (
    <li>
      <Switch
        apart
        label={personNm === null ? role : texts.named(role, personNm)}
        note={personNm === null ? absent : state}
        checked={shared.isOn}
        disabled={shared.isPending || (personNm === null && grantedAt === null)}
        onCheckedChange={(next) => (next ? setAsked(true) : turn(false))}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.confirmTitle(texts.named(role, personNm ?? ''))}
        confirmLabel={texts.confirm}
        busy={shared.isPending}
        onConfirm={() => turn(true)}
      >
        {texts.confirmText[paper]}
      </ConfirmDialog>
    </li>
  );
}
