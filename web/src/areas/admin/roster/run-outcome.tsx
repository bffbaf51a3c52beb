import type { RosterRunDetail } from '@naru/contract/areas/roster.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { changesNothing } from './roster-list.ts';
import { rosterTexts } from './texts.ts';

/** Tells the result of a run in a sentence that screen readers announce. */
export function RunOutcome({ run }: { readonly run: RosterRunDetail }) {
  const texts = useTexts(rosterTexts).run;
  const format = useFormat();
  const isUnchanged = changesNothing(run);
  if (run.state === 'CANCELLED') return <Notice live="polite" title={texts.cancelled} />;
  if (run.state === 'FAILED') return <Notice tone="red" live="polite" title={texts.failures[run.failure ?? 'ERROR']} />;
  if (run.state === 'REFUSED') {
    return (
      <Notice tone="red" live="polite" title={texts.refused(format.number(run.problemCount))}>
        {texts.refusedText}
      </Notice>
    );
  }
  if (!run.isPreview) {
    return (
      <Notice
        live="polite"
        title={isUnchanged ? texts.importedNothing : texts.imported}
        action={
          <ButtonLink size="small" as={(slot) => <AppLink to="/admin/member/list" {...slot} />}>
            {texts.toMembers}
          </ButtonLink>
        }
      />
    );
  }
  if (isUnchanged) {
    return (
      <Notice live="polite" title={texts.nothing}>
        {texts.nothingText}
      </Notice>
    );
  }
  return <Notice live="polite" title={run.can.import ? texts.canImport : texts.stale} />;
}
