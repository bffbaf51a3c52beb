import type { ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';
import { useState } from 'react';

import { FormDock } from '../../../../blocks/form/form-dock.tsx';
import { sayFailure } from '../../../../blocks/form/server-errors.ts';
import { fieldErrorsOf } from '../../../../platform/http/call-error.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { Seats } from '../shared/seats.tsx';
import { catalogueTexts } from '../texts.ts';
import { ConditionList } from './condition-list.tsx';
import styles from './detail-screen.module.css';
import { useApply, useTerms } from './use-apply.ts';

const ApplyDialog = loadOnUse(async () => (await withTexts(import('./apply-dialog.tsx'))).ApplyDialog);

/** Shows the room that there is, what applying leads to, and the one button; or why it is not possible, item by item. */
export function ApplyPart({ programme }: { readonly programme: ProgrammeDetail }) {
  const texts = useTexts(catalogueTexts).apply;
  const isPhone = useMediaQuery(phone);
  const [isOpen, setOpen] = useState(false);
  const { canApply, requirementList, stage, leadsTo } = programme;
  const isOver = ['OVER', 'CLOSED', 'CANCELLED', 'RUNNING', 'APPLIED'].includes(stage);
  const lead = useLead(programme);
  const { apply, isPending, failure } = useApply(programme);
  const terms = useTerms(programme);
  const [now] = useState(() => Date.now());
  // One press is enough where nothing is to be written and it can be taken back.
  const asks = programme.question !== '' || Date.parse(programme.cancelsUntil) <= now;
  const button = (
    <Button
      variant="primary"
      size={isPhone ? 'large' : undefined}
      wide={isPhone}
      busy={isPending}
      busyLabel={texts.sending}
      onClick={() => (asks ? setOpen(true) : apply(''))}
    >
      {leadsTo === 'QUEUE' ? texts.applyQueue : texts.apply}
    </Button>
  );
  return (
    <div className={styles.lit} data-quiet={!canApply || undefined}>
      <p className={styles.lead}>{lead}</p>
      {!isOver && <Seats programme={programme} size="large" />}
      {canApply && <p className={styles.note}>{terms}</p>}
      {canApply && programme.own && <p className={styles.note}>{texts.again}</p>}
      {canApply && (isPhone ? <FormDock>{button}</FormDock> : <div className={styles.actions}>{button}</div>)}
      {failure && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {sayFailure(failure, texts.conflict, fieldErrorsOf(failure)[0]?.message)}
        </Notice>
      )}
      {requirementList.length > 0 && !canApply && <ConditionList requirements={requirementList} />}
      {isOpen && <ApplyDialog programme={programme} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Says in one sentence what applying leads to, or why there is nothing to apply for. */
function useLead(programme: ProgrammeDetail): string {
  const texts = useTexts(catalogueTexts).apply;
  const format = useFormat();
  const { canApply, requirementList, stage, leadsTo, selection, queueCount, appliesFrom } = programme;
  if (!canApply) {
    if (requirementList.length === 0) return texts.readOnly;
    return stage === 'SOON' ? texts.soon(format.moment(appliesFrom)) : texts.whyNot;
  }
  if (leadsTo === 'SEAT') return texts.seat;
  if (leadsTo === 'CHOICE') return selection === 'LOTTERY' ? texts.lottery : texts.choice;
  return queueCount === 0 ? texts.queueFirst : texts.queue(format.number(queueCount + 1));
}
