import { mileageRules } from '@naru/contract/areas/mileage/rules.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { RuleWords } from '../shared/rule-words.tsx';
import type { RuleItem } from './rule-form.tsx';
import styles from './rule.module.css';
import { ruleDeskTexts } from './texts.ts';

/** All versions, the latest first; one that has not begun can be taken back. */
export function VersionsPart({ item }: { readonly item: RuleItem }) {
  const texts = useTexts(ruleDeskTexts).versions;
  return (
    <Section title={texts.title}>
      <ol className={styles.list}>
        {item.versionList.map((version, at) => (
          <VersionRow key={version.number} item={item} version={version} isLast={at === 0} />
        ))}
      </ol>
    </Section>
  );
}

interface VersionRowProps {
  readonly item: RuleItem;
  readonly version: RuleItem['versionList'][number];
  readonly isLast: boolean;
}

function VersionRow({ item, version, isLast }: VersionRowProps) {
  const texts = useTexts(ruleDeskTexts).versions;
  const format = useFormat();
  const { number, effectiveFrom, effectiveTo, note, createdByNm, isPlanned } = version;
  const from = format.day(effectiveFrom);
  const isNow = !isPlanned && !item.versionList.some((other) => !other.isPlanned && other.number > number);
  return (
    <li className={styles.row}>
      <div className={styles.item}>
        <p className={styles.version}>{texts.number(format.number(number))}</p>
        <p className={styles.meta}>
          {effectiveTo === null ? texts.from(from) : texts.span({ from, to: format.day(effectiveTo) })}
        </p>
      </div>
      <div className={styles.words}>
        <RuleWords rule={version} />
        {note !== '' && <p className={styles.note}>{note}</p>}
        {createdByNm !== null && <p className={styles.meta}>{texts.by(createdByNm)}</p>}
      </div>
      <div className={styles.aside}>
        {isNow && <StateChip kind="approved">{texts.now}</StateChip>}
        {isPlanned && <StateChip kind="waiting">{texts.planned}</StateChip>}
        {isPlanned && isLast && <DropButton item={item} />}
      </div>
    </li>
  );
}

function DropButton({ item }: { readonly item: RuleItem }) {
  const texts = useTexts(ruleDeskTexts).versions;
  const [isOpen, setOpen] = useState(false);
  const drop = useCallMutation(mileageRules.deletePlanned, { alertMessage: texts.dropFailed });
  const confirm = (): void =>
    drop.mutate(
      { params: { itemId: item.itemId }, body: { version: item.version } },
      { onSuccess: () => showToast({ text: texts.dropped, tone: 'done' }), onSettled: () => setOpen(false) },
    );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.drop}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.dropTitle}
        confirmLabel={texts.drop}
        busy={drop.isPending}
        onConfirm={confirm}
      >
        {texts.dropText}
      </ConfirmDialog>
    </>
  );
}
