import { paperShares } from '@naru/contract/areas/portfolio/share.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { AccessDenied } from '../../../blocks/navigation/access-denied.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { PrintResume } from '../paper/print-resume.tsx';
import { ResumePaper } from '../paper/resume-paper.tsx';
import { useStoredPhoto } from '../paper/use-photo.ts';
import { sharedPapersRoute } from './routes.ts';
import styles from './share.module.css';
import { paperShareTexts } from './texts.ts';

type Resume = CallOutput<typeof paperShares.readSharedResume>['resume'];

/** A résumé to read, as it prints: one's own, or that of a student who shares it. */
export function SharedResumeScreen() {
  const texts = useTexts(paperShareTexts).resume;
  const { id = '', owner = '' }: { id?: string; owner?: string } = useParams({ strict: false });
  const query = useCall(
    paperShares.readSharedResume,
    { params: { id, owner } },
    // Each reading is logged: once an opening is enough.
    { label: texts.screen, staleTime: Infinity, alertMessage: null },
  );
  const resume = query.data?.resume;
  useScreenTitle(resume?.title ?? texts.screen);
  const list = addressOf(sharedPapersRoute, { params: { stdntId: owner } });
  const back = <ButtonLink as={(slot) => <AppLink to={list} {...slot} />}>{texts.back}</ButtonLink>;
  if (query.error?.code === 'S403') return <AccessDenied menuId="PTF_RES" right="RR" />;
  if (query.isError && !resume) return <ReadFailure query={query} words={texts} back={back} />;
  if (!resume) return <Skeleton shape="block" height={640} />;
  const isOwn = resume.audience === null;
  return (
    <ResumePage
      resume={resume}
      breadcrumb={
        isOwn ? <AppLink to="/portfolio/resume">{texts.toOwn}</AppLink> : <AppLink to={list}>{texts.back}</AppLink>
      }
    />
  );
}

function ResumePage({ resume, breadcrumb }: { readonly resume: Resume; readonly breadcrumb: ReactNode }) {
  const texts = useTexts(paperShareTexts).resume;
  const format = useFormat();
  const locale = useLocale();
  const [language, setLanguage] = useState<PaperLanguage>(locale);
  const { title, ownerNm, deptNm, audience, isBlind, content, confirmationList, fileList, changedAt } = resume;
  const confirmations = Object.fromEntries(confirmationList.map((one) => [one.itemId, one.confirmation]));
  const photo = useStoredPhoto(content, fileList);
  const paper = { content, confirmations, language, isBlind, photo };
  const changed = texts.changed(format.relativeTime(changedAt, { time: 'always', inSentence: true }));
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumb}
        title={title}
        chip={isBlind ? <Tag tone="neutral">{texts.blind}</Tag> : undefined}
        purpose={joinFacts([texts.by(ownerNm, deptNm), changed])}
        actions={<PrintResume {...paper} title={title} />}
      />
      {audience !== null && <Notice title={texts.as[audience]} />}
      <div className={styles.tools}>
        <SegmentedControl
          label={texts.language}
          hideLabel
          options={(['ko', 'en'] as const).map((value) => ({ value, label: texts.languages[value] }))}
          value={language}
          onValueChange={setLanguage}
        />
      </div>
      <ResumePaper {...paper} />
    </>
  );
}
