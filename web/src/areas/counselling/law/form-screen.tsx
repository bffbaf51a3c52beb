import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { useParams } from '@tanstack/react-router';

import { Form } from '../../../blocks/form/form.tsx';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useDiscreet } from '../../../blocks/counselling/use-discreet.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
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
      {intake.isPending && <Skeleton count={10} />}
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

function HourOfCase({ id }: { readonly id: string }) {
  const all = useTexts(lawTexts);
  const texts = all.form;
  const book = useCallMutation(law.bookHour, { alertMessage: null });
  const form = usePageForm<{ readonly hour: ChosenLawHour | null }, 'slotId' | 'channel'>({
    kept: 'PAGE',
    names: { slotId: texts.hour, channel: texts.channel },
    initial: { hour: null },
    check: ({ hour }) => (hour === null ? { slotId: texts.noSlot } : {}),
  });
  const { errors } = form;
  useDiscreet(all.neutral);
  const send = (hour: ChosenLawHour | null): void => {
    // The check asks for it.
    if (hour === null) return;
    book.mutate(
      { params: { id }, body: hour },
      {
        onSuccess: () => {
          showToast({ text: texts.hourDone, tone: 'done' });
          form.leave(lawCaseOf(id));
        },
        onError: form.refuse,
      },
    );
  };
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={lawCaseOf(id)}>{all.own.title}</AppLink>} title={texts.hourTitle} />
      <Form
        className={styles.form}
        form={form}
        onSend={({ hour }) => send(hour)}
        isShort
        words={{ failed: texts.failed }}
        actions={
          <FormDock>
            <Button type="submit" variant="primary" size="large" busy={book.isPending} busyLabel={texts.sending}>
              {texts.submitHour}
            </Button>
          </FormDock>
        }
      >
        <HourField {...form.pick('hour', 'slotId')} error={errors.slotId ?? errors.channel} isOptional={false} />
      </Form>
    </>
  );
}
