import type { letterCommentDesk as calls } from '@naru/contract/areas/portfolio/comment.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { CorrectionHead, type DeskCorrection } from '../correction-desk/correction-head.tsx';
import { useStoredPhoto } from '../paper/use-photo.ts';
import styles from './comment.module.css';
import { DeskLetter } from './desk-letter.tsx';
import { OverallPart, TakeUpLine } from './round-part.tsx';
import { commentTexts } from './texts.ts';
import { useDesk } from './use-desk.ts';

const DeskResume = loadOnUse(async () => (await import('./desk-resume.tsx')).DeskResume);

const EarlierPart = loadOnUse(async () => (await import('./earlier-part.tsx')).EarlierPart);

const ResumePaper = loadOnUse(async () => (await import('../paper/resume-paper.tsx')).ResumePaper);

interface DeskPartProps {
  readonly correction: DeskCorrection;
  readonly listed: CallOutput<typeof calls.listDeskComments>;
}

type Shown = 'letter' | 'resume';

/** Lets a corrector write comments on what was handed in. */
export function DeskPart({ correction, listed }: DeskPartProps) {
  const texts = useTexts(commentTexts).desk;
  const desk = useDesk(correction.correctionId);
  const { letter, resume } = correction.snapshot;
  const [shown, setShown] = useState<Shown>(letter ? 'letter' : 'resume');
  const { canWrite, commentList, takeUp, earlierList } = listed;
  const papers = [
    { value: 'letter', label: texts.letter },
    { value: 'resume', label: texts.resume },
  ] as const;
  const shared = { comments: commentList, desk, canWrite };
  return (
    <>
      <CorrectionHead correction={correction} />
      <DeskNotices canWrite={canWrite} hasDrafts={desk.drafts.size > 0} />
      {takeUp && <TakeUpLine takeUp={takeUp} />}
      {!canWrite && correction.status === 'COMPLETED' && <OverallPart chosen={correction} />}
      <div className={styles.controls}>
        <CommentCount count={commentList.length} canWrite={canWrite} />
        {letter && resume && (
          <SegmentedControl<Shown>
            label={texts.papers}
            hideLabel
            options={papers}
            value={shown}
            onValueChange={setShown}
          />
        )}
      </div>
      {shown === 'letter' && letter && <DeskLetter letter={letter} {...shared} />}
      {shown === 'resume' && resume && (
        <DeskResume
          resume={resume}
          paper={<FrozenResume resume={resume} fileList={correction.fileList} />}
          {...shared}
        />
      )}
      <EarlierPart earlierList={earlierList} />
    </>
  );
}

interface FrozenResumeProps {
  readonly resume: NonNullable<DeskCorrection['snapshot']['resume']>;
  readonly fileList: DeskCorrection['fileList'];
}

/** The résumé as it was handed in; a blind one was frozen blind. */
function FrozenResume({ resume: { content, language, confirmationList }, fileList }: FrozenResumeProps) {
  const photo = useStoredPhoto(content, fileList);
  const confirmations = Object.fromEntries(confirmationList.map((one) => [one.itemId, one.confirmation]));
  return <ResumePaper {...{ content, confirmations, language, photo }} isBlind={false} />;
}

function CommentCount({ count, canWrite }: { readonly count: number; readonly canWrite: boolean }) {
  const texts = useTexts(commentTexts).desk;
  const format = useFormat();
  const most = PAPER_MOST.comments;
  if (count === 0) return <p className={styles.quiet}>{canWrite ? texts.howTo : ''}</p>;
  return (
    <p className={styles.quiet}>
      {joinFacts([texts.count(format.number(count)), count >= most && texts.limit(format.number(most))])}
    </p>
  );
}

interface DeskNoticesProps {
  readonly canWrite: boolean;
  readonly hasDrafts: boolean;
}

function DeskNotices({ canWrite, hasDrafts }: DeskNoticesProps) {
  const texts = useTexts(commentTexts).desk;
  // Those of this page are in sight; it tells of what an earlier one left.
  const [isRecovered] = useState(hasDrafts);
  if (!canWrite) return <Notice>{texts.finished}</Notice>;
  return isRecovered && hasDrafts ? <Notice tone="amber">{texts.recovered}</Notice> : null;
}
