import { norms, type NormSummary } from '@naru/contract/areas/ability/norm.ts';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DeleteButton, RescoreButton } from './norm-buttons.tsx';
import { NormPart } from './norm-part.tsx';
import styles from './norm.module.css';
import { normTexts } from './texts.ts';

const KINDS = { DRAFT: 'draft', IN_FORCE: 'done', REPLACED: 'ended' } as const;

export interface NormRowProps {
  readonly norm: NormSummary;
  readonly inForce: NormSummary | undefined;
  readonly list: UsedListState<never>;
  readonly canChange: boolean;
  /** Work on norms of this version runs. */
  readonly isRunning: boolean;
  readonly onChanged: () => void;
}

/** A norm: how it stands, whom it is of, what can be done with it, and where it is open, what is in it. */
export function NormRow(props: NormRowProps) {
  const { norm, list } = props;
  const texts = useTexts(normTexts);
  const format = useFormat();
  const isOpen = list.open === norm.normId;
  const facts = { groups: format.number(norm.groupCount), people: format.number(norm.people) };
  return (
    <li className={styles.norm}>
      <div className={styles.head}>
        <h2>{norm.name}</h2>
        <StateChip kind={KINDS[norm.status]}>{texts.status[norm.status]}</StateChip>
      </div>
      <p className={styles.meta}>
        {joinFacts([texts.number(format.number(norm.number)), texts.source[norm.source], texts.facts(facts)])}
        <br />
        {texts.built(format.moment(norm.builtAt), norm.builtByNm ?? '')}
      </p>
      <NormActions {...props} isOpen={isOpen} />
      {isOpen && <NormPart normId={norm.normId} />}
    </li>
  );
}

function NormActions(props: NormRowProps & { readonly isOpen: boolean }) {
  const { norm, inForce, list, canChange, isRunning, isOpen, onChanged } = props;
  const texts = useTexts(normTexts);
  const [isExcel, setIsExcel] = useState(false);
  const { step } = texts;
  const words = {
    USE: {
      label: step.label,
      title: step.title,
      text: inForce ? step.replaces(inForce.name) : step.first,
      done: step.done,
    },
  };
  const links = (
    <>
      <Button
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : texts.showOf(norm.name)}
        onClick={() => (isOpen ? list.closeRow() : list.openRow(norm.normId))}
      >
        {isOpen ? texts.hide : texts.show}
      </Button>
      <Button aria-label={texts.excelOf(norm.name)} onClick={() => setIsExcel(true)}>
        {texts.excel}
      </Button>
      {canChange && norm.status === 'DRAFT' && <DeleteButton norm={norm} onDone={onChanged} />}
      {canChange && norm.unreadCount > 0 && !isRunning && <RescoreButton norm={norm} onDone={onChanged} />}
    </>
  );
  return (
    <>
      <StepActions
        call={norms.stepNorm}
        record={{ id: norm.normId, version: norm.version }}
        steps={norm.stepList}
        words={words}
        looks={norm.status === 'REPLACED' ? { USE: 'plain' } : undefined}
        initial={() => ({ replacesId: inForce?.normId ?? null })}
        own={{ replacesId: () => null }}
        links={links}
        onDone={onChanged}
      />
      <ExportDialog
        spec={norms.exportNorm}
        input={(reason) => ({ params: { id: norm.normId }, body: { reason } })}
        listName={norm.name}
        text={texts.excelText}
        open={isExcel}
        onOpenChange={setIsExcel}
      />
    </>
  );
}
