import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ResumeForm } from './resume-form.tsx';
import { resumeListRoute } from './routes.ts';
import { resumeTexts } from './texts.ts';

/** One résumé, written beside its pages. */
export function ResumeFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return <ResumePart key={id} id={id} />;
}

function ResumePart({ id }: { readonly id: string }) {
  const all = useTexts(resumeTexts);
  const query = useCall(resumes.readResume, { params: { id } }, { label: all.form.untitled, staleTime: 0 });
  useScreenTitle(query.data?.resume.title ?? all.form.untitled);
  const words = { ...all.form, errorTitle: all.errorTitle, title: all.form.untitled };
  const back = (
    <ButtonLink as={(slot) => <AppLink to={addressOf(resumeListRoute)} {...slot} />}>{all.form.toList}</ButtonLink>
  );
  // While it is being written, a look that failed changes nothing: the text is here.
  if (query.isError && !query.data) return <ReadFailure query={query} words={words} back={back} />;
  if (!query.data || (query.isFetching && !query.isFetchedAfterMount)) return <Skeleton count={10} />;
  return <ResumeForm resume={query.data.resume} refetch={query.refetch} />;
}
