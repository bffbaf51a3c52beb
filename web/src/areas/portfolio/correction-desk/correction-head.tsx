import type { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Row } from '../../../ui/row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import styles from './desk.module.css';
import { DeskSteps } from './desk-steps.tsx';
import { queueRoute } from './routes.ts';
import { deskTexts } from './texts.ts';

const FinishDialog = loadOnUse(async () => (await import('./finish-dialog.tsx')).FinishDialog);

export type DeskCorrection = CallOutput<typeof correctionDesk.readCorrection>['correction'];

/** The head of a request that the person has: student, title, days, the student's note, and the steps. */
export function CorrectionHead({ correction }: { readonly correction: DeskCorrection }) {
  const all = useTexts(deskTexts);
  const texts = all.head;
  const format = useFormat();
  const navigate = useNavigate();
  const [isFinishing, setFinishing] = useState(false);
  const { studentNm, deptNm, title, company, round, status, urgency, answerOn, dueOn, message } = correction;
  const isDone = status === 'COMPLETED';
  const queue = addressOf(queueRoute, { search: { tab: 'mine' } });
  const purpose = joinFacts([
    studentNm,
    deptNm,
    title.includes(company) ? undefined : company,
    isDone ? undefined : texts.by(format.day(answerOn)),
    dueOn === null ? undefined : texts.due(format.day(dueOn)),
    isDone && correction.readableUntil !== null ? texts.readable(format.day(correction.readableUntil)) : undefined,
  ]);
  const mayFinish = correction.stepList.some(({ action }) => action === 'FINISH');
  return (
    <div className={styles.head}>
      <PageHeader
        breadcrumb={<AppLink to={queue}>{all.title}</AppLink>}
        title={joinFacts([title, all.list.roundOf(format.number(round))])}
        chip={isDone ? <StateChip kind="done">{all.list.statuses.COMPLETED}</StateChip> : undefined}
        purpose={purpose}
      />
      {!isDone && urgency !== 'LATER' && (
        <p className={styles.by} data-urgency={urgency}>
          <span className={styles.flag}>{all.urgency[urgency]}</span>
        </p>
      )}
      {message !== '' && (
        <Notice title={texts.message}>
          <p className={styles.written}>{message}</p>
        </Notice>
      )}
      <Row>
        {mayFinish && (
          <Button variant="primary" onClick={() => setFinishing(true)}>
            {all.steps.FINISH.label}
          </Button>
        )}
        <DeskSteps
          correction={{ ...correction, stepList: correction.stepList.filter(({ action }) => action === 'RELEASE') }}
          onDone={() => void navigate({ to: queue, replace: true })}
        />
      </Row>
      {isFinishing && <FinishDialog correction={correction} onClose={() => setFinishing(false)} />}
    </div>
  );
}
