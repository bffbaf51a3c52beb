import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';

interface BinPartProps {
  readonly deleted: CallOutput<typeof resumes.listResumes>['deletedList'];
}

/** Résumés that were deleted lately, each with a way back. */
export function BinPart({ deleted }: BinPartProps) {
  const texts = useTexts(resumeTexts).list;
  const format = useFormat();
  const restore = useCallMutation(resumes.undeleteResume, { label: texts.restore });
  return (
    <Section title={texts.bin} text={texts.binText} size="small">
      <ul className={styles.bin}>
        {deleted.map(({ resumeId: id, title, deletedAt }) => (
          <li key={id} className={styles.binRow}>
            <span className={styles.grow}>
              {title} <span className={styles.meta}>{texts.deletedAt(format.moment(deletedAt))}</span>
            </span>
            <Button
              size="small"
              aria-label={texts.restoreOf(title)}
              onClick={() =>
                restore.mutate(
                  { params: { id } },
                  { onSuccess: () => showToast({ text: texts.restored(title), tone: 'done' }) },
                )
              }
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
