import type { ResumeToEdit } from '@naru/contract/areas/portfolio/resume.ts';
import { useState } from 'react';

import { ConflictNotice } from '../../../blocks/autosave/conflict-notice.tsx';
import { LeaveGuard } from '../../../blocks/form/leave-guard.tsx';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { FormHead } from './form-head.tsx';
import { PreviewPart } from './preview-part.tsx';
import styles from './resume.module.css';
import { StandingNotice } from './standing-notice.tsx';
import { resumeTexts } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { WritePart } from './write-part.tsx';

const DiffList = loadOnUse(async () => (await import('./diff-list.tsx')).DiffList);
const PaperCorrections = loadOnUse(
  async () => (await withTexts(import('../correction/paper-corrections.tsx'))).PaperCorrections,
);

/** The width from which the pages stand beside the fields. */
const BESIDE = '(min-width: 75rem)';
const UNSAVED: ReadonlySet<string> = new Set(['stuck', 'refused', 'conflict']);

interface ResumeFormProps {
  readonly resume: ResumeToEdit;
  readonly refetch: () => unknown;
}

/** A résumé in its fields, with its pages beside them or behind a tab. */
export function ResumeForm({ resume, refetch }: ResumeFormProps) {
  const all = useTexts(resumeTexts);
  const texts = all.form;
  const editing = useDraft(resume, refetch);
  const { saving, change } = editing;
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const isBeside = useMediaQuery(BESIDE);
  const write = <WritePart editing={editing} />;
  const preview = <PreviewPart editing={editing} />;
  return (
    <>
      <FormHead editing={editing} />
      <LeaveGuard isUnsaved={UNSAVED.has(saving.status)} text={texts.leave} />
      <div className={styles.notices}>
        <ConflictNotice
          saving={saving}
          draw={({ mine, theirs }) => (
            <DiffList
              older={theirs.value.content}
              newer={mine.content}
              words={{
                ...all.diff,
                added: all.conflict.onlyMine,
                removed: all.conflict.onlyTheirs,
                before: all.conflict.theirs,
                now: all.conflict.mine,
              }}
            />
          )}
          onTaken={(mine) =>
            showToast({ text: texts.taken, action: { label: texts.undo, onPress: () => change(mine) } })
          }
        />
        <StandingNotice editing={editing} />
      </div>
      {isBeside ? (
        <div className={styles.beside}>
          {write}
          <div className={styles.sticky}>{preview}</div>
        </div>
      ) : (
        <Tabs
          label={texts.tabs}
          items={[
            { id: 'write', label: texts.write },
            { id: 'preview', label: texts.preview },
          ]}
          value={tab}
          onValueChange={setTab}
        >
          {tab === 'write' ? write : preview}
        </Tabs>
      )}
      <PaperCorrections resumeId={resume.resumeId} />
    </>
  );
}
