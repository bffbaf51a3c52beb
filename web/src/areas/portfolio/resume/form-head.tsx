import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { SaveLine } from '../../../blocks/autosave/save-line.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { askOf } from '../comment/addresses.ts';
import { useExportEntries } from '../exchange/use-export-entries.ts';
import { PrintButton } from './print-button.tsx';
import { resumeListRoute } from './routes.ts';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';

const SharePaper = loadOnUse(async () => (await withTexts(import('../share/share-paper.tsx'))).SharePaper);
const VersionsSheet = loadOnUse(async () => (await import('./versions-sheet.tsx')).VersionsSheet);

/** Names the résumé, says whether it is saved, and leads to its pages on paper and to its past. */
export function FormHead({ editing }: { readonly editing: Editing }) {
  const all = useTexts(resumeTexts);
  const texts = all.form;
  const { resume, draft, saving } = editing;
  const exports = useExportEntries(resume.resumeId);
  const [isOpen, setOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const navigate = useNavigate();
  const title = draft.title.trim() || texts.untitled;
  const makeDefault = useCallMutation(resumes.makeDefault, {
    label: texts.makeDefault,
    onSuccess: () => showToast({ text: all.list.madeDefault(title), tone: 'done' }),
  });
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={addressOf(resumeListRoute)}>{texts.toList}</AppLink>}
        title={title}
        chip={resume.isDefault ? <Tag>{all.list.default}</Tag> : undefined}
        purpose={<SaveLine status={saving.status} savedAt={saving.savedAt} />}
        menu={
          <Menu
            label={texts.more}
            align="end"
            entries={[
              {
                id: 'ask',
                label: texts.ask,
                icon: IconMessage,
                onSelect: () => void navigate({ href: askOf({ kind: 'RESUME', paperId: resume.resumeId }) }),
              },
              { id: 'share', label: all.list.share, icon: IconShare, onSelect: () => setSharing(true) },
              { id: 'versions', label: texts.versions, icon: IconHistory, onSelect: () => setOpen(true) },
              {
                id: 'default',
                label: texts.makeDefault,
                icon: IconStar,
                disabled: resume.isDefault,
                onSelect: () => makeDefault.mutate({ params: { id: resume.resumeId } }),
              },
              ...exports,
            ]}
            trigger={(slot) => <IconButton icon={IconDots} label={texts.more} {...slot} />}
          />
        }
        actions={<PrintButton editing={editing} />}
      />
      {isOpen && <VersionsSheet editing={editing} onClose={() => setOpen(false)} />}
      {isSharing && (
        <SharePaper paper="RESUME" paperId={resume.resumeId} title={title} onClose={() => setSharing(false)} />
      )}
    </>
  );
}
