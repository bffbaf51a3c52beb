import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { fieldIdOf } from '../../../blocks/form/field-problems.ts';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useDiscreet } from '../../../blocks/counselling/use-discreet.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { LAW_LIST, lawCaseOf } from './addresses.ts';
import { type ChosenLawHour, HourField } from './hour-field.tsx';
import { LawForm } from './law-form.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

/** Where legal counselling is asked for; with a case in the address, where an hour is chosen for it. */
export function LawFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id === '' ? <NewCase /> : <HourOfCase key={id} id={id} />;
}

function NewCase() {
  const all = useTexts(lawTexts);
  const texts = all.form;
  const intake = useCall(law.readIntake, {}, { label: texts.title, staleTime: 0 });
  const draft = useCall(law.readDraft, {}, { staleTime: 0 });
  useDiscreet(all.neutral);
  const openId = intake.data?.openCaseId ?? null;
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={LAW_LIST}>{all.own.title}</AppLink>} title={texts.title} />
      {intake.isError && <QueryError title={all.own.errorTitle} query={intake} />}
      {intake.isPending && <Skeleton label={all.loading} count={10} />}
      {openId !== null && (
        <EmptyState
          title={texts.openTitle}
          actions={
            <ButtonLink variant="primary" as={(slot) => <AppLink to={lawCaseOf(openId)} {...slot} />}>
              {texts.openAction}
            </ButtonLink>
          }
        >
          {texts.openText}
        </EmptyState>
      )}
      {/* The kept draft could not be read: one writes anew rather than not at all. */}
      {intake.data && openId === null && (draft.isSuccess || draft.isError) && (
        <LawForm intake={intake.data} draft={draft.data?.draft ?? null} />
      )}
    </>
  );
}

const FIELDS = ['slotId', 'channel'] as const;

function HourOfCase({ id }: { readonly id: string }) {
  const all = useTexts(lawTexts);
  const texts = all.form;
  const navigate = useNavigate();
  const formId = useId();
  const [hour, setHour] = useState<ChosenLawHour | null>(null);
  const [isMissing, setMissing] = useState(false);
  const book = useCallMutation(law.bookHour, { alertMessage: null });
  useDiscreet(all.neutral);
  const said = book.error ? sortServerErrors(book.error, FIELDS).atFields[0]?.message : undefined;
  const submit = (): void => {
    setMissing(hour === null);
    if (!hour) return;
    book.mutate(
      { params: { id }, body: hour },
      {
        onSuccess: () => {
          showToast({ text: texts.hourDone, tone: 'done' });
          void navigate({ to: lawCaseOf(id), replace: true });
        },
      },
    );
  };
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={lawCaseOf(id)}>{all.own.title}</AppLink>} title={texts.hourTitle} />
      <div className={styles.form}>
        {book.error && said === undefined && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {book.error.serverMessage ?? book.error.message}
          </Notice>
        )}
        <HourField
          id={fieldIdOf(formId, 'slotId')}
          value={hour}
          onValueChange={(next) => {
            setHour(next);
            setMissing(false);
            book.reset();
          }}
          error={isMissing ? texts.noSlot : said}
          isOptional={false}
        />
        <FormDock>
          <Button variant="primary" size="large" busy={book.isPending} busyLabel={texts.sending} onClick={submit}>
            {texts.submitHour}
          </Button>
        </FormDock>
      </div>
    </>
  );
}
