import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ImportButton } from '../exchange/import-button.tsx';
import { BeginPart } from './begin-part.tsx';
import { BinPart } from './bin-part.tsx';
import { CreateDialog, type Beginning } from './create-dialog.tsx';
import { resumeFormRoute } from './routes.ts';
import { ResumeRow } from './resume-row.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';

/** Lists the person's résumés; without one it leads straight to the first. */
export function ResumeListScreen() {
  const all = useTexts(resumeTexts);
  const texts = all.list;
  useScreenTitle(texts.title);
  const navigate = useNavigate();
  const [creating, setCreating] = useState<Beginning | null>(null);
  const query = useCall(resumes.listResumes, {}, { label: texts.title, staleTime: 0 });
  const rows = query.data?.resumeList ?? [];
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          query.data && (
            <>
              <ImportButton
                targets={rows}
                onImported={(id) => void navigate({ to: addressOf(resumeFormRoute, { params: { id } }) })}
              />
              {rows.length > 0 && (
                <Button variant="primary" onClick={() => setCreating({ beginsWith: 'PORTAL', copyOf: null })}>
                  {texts.create}
                </Button>
              )}
            </>
          )
        }
      />
      {query.isLoading && <Skeleton count={6} />}
      {query.isError && !query.data && <QueryError title={all.errorTitle} query={query} />}
      {query.data && rows.length === 0 && <BeginPart factCount={query.data.factCount} />}
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={texts.listLabel}>
          {rows.map((row) => (
            <ResumeRow
              key={row.resumeId}
              row={row}
              onCopy={() => setCreating({ beginsWith: 'COPY', copyOf: row.resumeId })}
            />
          ))}
        </ul>
      )}
      {query.data && query.data.deletedList.length > 0 && <BinPart deleted={query.data.deletedList} />}
      {creating && <CreateDialog beginning={creating} resumes={rows} onClose={() => setCreating(null)} />}
    </>
  );
}
