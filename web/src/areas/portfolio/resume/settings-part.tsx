import { reference } from '@naru/contract/areas/reference.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';

const DAY_MS = 86_400_000;
/** Stands for no duty in the list. */
const NONE = '-';

/** The title, what the résumé is for, and whether it is blind. */
export function SettingsPart({ editing: { draft, change, errors } }: { readonly editing: Editing }) {
  const texts = useTexts(resumeTexts).form;
  const duties = useCall(reference.listCourseDuties, {}, { label: texts.duty, staleTime: DAY_MS });
  const options = duties.data?.coseDtyMastrList.map(({ dtyId, dtyNm }) => ({ value: dtyId, label: dtyNm })) ?? [];
  return (
    <div className={styles.settings}>
      <div className={styles.pair}>
        <TextField
          label={texts.title}
          value={draft.title}
          maxLength={PAPER_MOST.title}
          error={errors.get('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <Select
          label={texts.duty}
          help={texts.dutyHelp}
          error={errors.get('dutyId')}
          options={[{ value: NONE, label: texts.dutyNone }, ...options]}
          value={draft.dutyId ?? NONE}
          onValueChange={(value) => change({ dutyId: value === NONE ? null : value })}
          placeholder={texts.dutyNone}
          empty={texts.dutyEmpty}
        />
      </div>
      <Switch
        label={texts.blind}
        note={texts.blindNote}
        checked={draft.isBlind}
        onCheckedChange={(isBlind) => change({ isBlind })}
      />
      {draft.isBlind && (
        <Notice title={texts.blindOn} live="polite">
          {texts.blindText}
        </Notice>
      )}
    </div>
  );
}
