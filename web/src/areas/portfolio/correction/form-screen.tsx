import { corrections, CORRECTED_PAPERS } from '@naru/contract/areas/portfolio/correction.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams, useSearch } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { CorrectionStanding } from './correction-standing.tsx';
import styles from './correction.module.css';
import { letterPath, LETTERS, resumePath, RESUMES } from './routes.ts';
import { correctionTexts } from './texts.ts';

type FormOf = CallOutput<typeof corrections.readCorrectionForm>;

/** Hands in a letter, or with `?paper=RESUME` a résumé; or says why that is not possible now. */
export function CorrectionFormScreen() {
  const all = useTexts(correctionTexts);
  const texts = all.form;
  const format = useFormat();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const paper = CORRECTED_PAPERS.find((one) => one === search['paper']) ?? 'LETTER';
  const query = useCall(
    corrections.readCorrectionForm,
    { params: { id }, query: { paper } },
    { label: all.title, staleTime: 0 },
  );
  useScreenTitle(all.title);
  const back = <ButtonLink as={(slot) => <AppLink to={LETTERS} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  const { letter, resumeList, bar, round } = query.data;
  const resume = resumeList.find(({ resumeId }) => resumeId === id);
  return (
    <>
      <PageHeader
        breadcrumb={
          letter ? (
            <AppLink to={letterPath(letter.letterId)}>{letter.title}</AppLink>
          ) : (
            <AppLink to={resume ? resumePath(resume.resumeId) : RESUMES}>{resume?.title ?? texts.toResumes}</AppLink>
          )
        }
        title={texts.title(format.number(round))}
        purpose={bar === null ? texts.purpose : (resume?.title ?? letter?.title)}
      />
      {bar === null ? (
        <CorrectionForm key={id} of={query.data} resumeId={paper === 'RESUME' ? id : null} />
      ) : (
        <Barred of={query.data} />
      )}
    </>
  );
}

/** Says why it cannot be handed in, and leads to what can be done instead. */
function Barred({ of: { bar, letter } }: { readonly of: FormOf }) {
  const all = useTexts(correctionTexts);
  const texts = all.form;
  const query = useCall(corrections.listOwnCorrections, { query: {} }, { label: all.standing.list });
  if (bar === null) return null;
  const open = (query.data?.correctionList ?? []).filter(
    ({ status, letterId }) => status === 'REQUESTED' && (bar === 'MOST' || letterId === (letter?.letterId ?? null)),
  );
  return (
    <div className={styles.parts}>
      <Notice
        title={texts.bars[bar]}
        action={
          bar === 'EMPTY' &&
          letter && (
            <ButtonLink as={(slot) => <AppLink to={letterPath(letter.letterId)} {...slot} />}>
              {texts.toLetter}
            </ButtonLink>
          )
        }
      >
        {texts.barTexts[bar]}
      </Notice>
      {bar !== 'EMPTY' && open.length > 0 && (
        <Section title={texts.openList} size="small">
          <ul className={styles.rows}>
            {open.map((standing) => (
              <li key={standing.correctionId}>
                <strong>{standing.title}</strong>
                <CorrectionStanding standing={standing} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
