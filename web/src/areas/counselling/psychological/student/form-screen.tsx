import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { applicationOf, PSYCH_AGREE } from './addresses.ts';
import { ApplyForm } from './apply-form.tsx';
import { psychStudentTexts } from './texts.ts';

/** Shows the form; a student who has not agreed is led there first, one who has applied to what they have. */
export function PsychFormScreen() {
  const all = useTexts(psychStudentTexts);
  const texts = all.form;
  const navigate = useNavigate();
  const query = useCall(psychAsking.readForm, {}, { label: texts.title, staleTime: 0 });
  useDiscreet(all.neutral);
  const form = query.data;
  const elsewhere = form?.open ? applicationOf(form.open.applicationId) : form?.isAgreed === false ? PSYCH_AGREE : null;
  // A form that was sent first takes its steps out of the history, and leaves by itself.
  const [isSent, setIsSent] = useState(false);
  // Reads again first what was read before the student agreed, which would lead them back.
  const { isFetching } = query;
  useEffect(() => {
    if (elsewhere !== null && !isFetching && !isSent) void navigate({ to: elsewhere, replace: true });
  }, [elsewhere, isFetching, isSent, navigate]);
  if (query.isError) {
    return <QueryError page title={texts.errorTitle} query={query} />;
  }
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={PSYCH_AGREE}>{texts.toAgree}</AppLink>}
        title={texts.title}
        purpose={texts.purpose}
      />
      {form && (elsewhere === null || isSent) ? (
        <ApplyForm draft={form.draft} help={form.help} onSent={() => setIsSent(true)} />
      ) : (
        <Skeleton count={10} />
      )}
    </>
  );
}
