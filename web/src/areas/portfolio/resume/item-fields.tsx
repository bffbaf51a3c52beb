import type { ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { isReversed } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { patchItem } from './edits.ts';
import { EvidenceField } from './evidence-field.tsx';
import type { ItemPlaceProps } from './item-row.tsx';
import { MonthField } from './month-field.tsx';
import type { WriteLanguage } from './opened.ts';
import { PairField } from './pair-field.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import { useFact } from './use-facts.ts';

interface ItemFieldsProps extends ItemPlaceProps {
  readonly path: string;
  readonly language: WriteLanguage;
}

const WITHOUT_PERIOD: ReadonlySet<string> = new Set(['SKILL', 'LINK']);
const PAIRS = ['title', 'place', 'detail'] as const;

/** The fields of an item; those that the university confirms are shown as they are. */
export function ItemFields({ editing, item, place: { part }, path, language }: ItemFieldsProps) {
  const all = useTexts(resumeTexts);
  const texts = all.item;
  const { edit, errors } = editing;
  const { section } = part;
  const patch = (more: Partial<ResumeItem>): void =>
    edit((content) => patchItem(content, section, { itemId: item.itemId, more }));
  const fact = useFact(editing.resume.resumeId, item.source);
  const isConfirmed = item.source !== null;
  // Fields that the university leaves empty are the student's.
  const isLocked = (field: (typeof PAIRS)[number]): boolean =>
    isConfirmed && (fact === undefined || fact[field].ko !== '' || fact[field].en !== '');
  return (
    <div className={styles.fields}>
      {isConfirmed && <p className={styles.meta}>{texts.locked}</p>}
      {PAIRS.map((field) => (
        <PairField
          key={field}
          label={all.fields[section][field]}
          value={item[field]}
          onChange={(value) => patch({ [field]: value })}
          language={language}
          path={`${path}.${field}`}
          errors={errors}
          isLocked={isLocked(field)}
        />
      ))}
      {!WITHOUT_PERIOD.has(section) && (
        <PeriodFields item={item} path={path} errors={errors} section={section} onPatch={patch} />
      )}
      <PairField
        label={texts.text}
        help={texts.textHelp}
        isLong
        value={item.text}
        onChange={(text) => patch({ text })}
        language={language}
        path={`${path}.text`}
        errors={errors}
      />
      <TextField
        label={texts.url}
        help={texts.urlHelp}
        type="url"
        inputMode="url"
        value={item.url}
        error={errors.has(`${path}.url`) ? texts.urlError : undefined}
        onChange={(event) => patch({ url: event.target.value.trim() })}
      />
      <EvidenceField
        editing={editing}
        item={item}
        error={errors.get(`${path}.evidenceFileId`) ?? errors.get(`${path}.source`)}
        onChange={(evidenceFileId) => patch({ evidenceFileId })}
      />
    </div>
  );
}

interface PeriodFieldsProps {
  readonly item: ResumeItem;
  readonly path: string;
  readonly errors: ReadonlyMap<string, string>;
  readonly section: string;
  readonly onPatch: (more: Partial<ResumeItem>) => void;
}

function PeriodFields({ item, path, errors, section, onPatch }: PeriodFieldsProps) {
  const texts = useTexts(resumeTexts).item;
  const isLocked = item.source !== null;
  const ongoing = section === 'WORK' || section === 'EDUCATION' ? texts.ongoing[section] : texts.ongoing.other;
  return (
    <>
      <div className={styles.pair}>
        <MonthField
          label={texts.begins}
          value={item.begins}
          disabled={isLocked}
          error={errors.get(`${path}.begins`)}
          onChange={(begins) => onPatch({ begins })}
        />
        <MonthField
          label={texts.ends}
          value={item.ends}
          disabled={isLocked || item.isOngoing}
          error={isReversed(item) ? texts.reversed : errors.get(`${path}.ends`)}
          onChange={(ends) => onPatch({ ends })}
        />
      </div>
      {!isLocked && (
        <Checkbox
          label={ongoing}
          checked={item.isOngoing}
          onChange={(event) => onPatch({ isOngoing: event.target.checked, ...(event.target.checked && { ends: '' }) })}
        />
      )}
    </>
  );
}
