import { BADGE_LEVELS, BADGE_SHAPES, BADGE_SIGNS, BADGE_TONES } from '@naru/contract/areas/portfolio/badge-words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import styles from './badge-class.module.css';
import { ANY } from './class-values.ts';
import type { ClassPageForm } from './use-class-form.ts';
import { useBadgeWords } from './use-badge-words.ts';

interface LookFieldsProps {
  readonly form: ClassPageForm;
  /** Pictures that the badge has already. */
  readonly savedIds: ReadonlySet<string>;
}

const LIMITS = { fileCount: 1, fileSize: 2 * 1024 * 1024, extensionList: ['png', 'jpg', 'jpeg', 'webp'] } as const;

/** Level, competency and the drawn picture, or an own one in its place. */
export function LookFields({ form, savedIds }: LookFieldsProps) {
  const { texts: all, competencyOf } = useBadgeWords();
  const texts = all.form;
  const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: words[value] }));
  return (
    <>
      <SegmentedControl {...form.pick('level')} label={texts.level} options={optionsOf(BADGE_LEVELS, all.level)} wide />
      <Select
        {...form.pick('competency')}
        label={texts.competency}
        mark="optional"
        options={[
          { value: ANY, label: texts.competencyNone },
          ...ENUMS.coreCompetency.map((value) => ({ value, label: competencyOf(value) })),
        ]}
      />
      <div className={styles.pair}>
        <Select {...form.pick('shape')} label={texts.shape} options={optionsOf(BADGE_SHAPES, all.shape)} />
        <Select {...form.pick('tone')} label={texts.tone} options={optionsOf(BADGE_TONES, all.tone)} />
        <Select {...form.pick('sign')} label={texts.sign} options={optionsOf(BADGE_SIGNS, all.sign)} />
      </div>
      <AttachmentField
        {...form.pick('files', 'pictureFileId')}
        label={texts.picture}
        mark="optional"
        help={texts.pictureHelp}
        limits={LIMITS}
        savedIds={savedIds}
        onRunningChange={form.countRunning}
      />
    </>
  );
}
