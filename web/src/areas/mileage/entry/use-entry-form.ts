import { ENTRY_MOST, mileageEntries } from '@naru/contract/areas/mileage/entries.ts';
import { useState } from 'react';

import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { BLANK, bodyOf, debtOf, isTooMuch, listMissing, type EntryField, type EntryValues } from './entry-values.ts';
import { entryDetailRoute } from './routes.ts';
import { entryTexts } from './texts.ts';

/** The form of an entry: its values, how its student stands, and posting it once. */
export function useEntryForm() {
  const texts = useTexts(entryTexts).form;
  const format = useFormat();
  // Sent again after a broken line, it is still the same entry.
  const [entryId] = useState(() => crypto.randomUUID());
  const [asking, setAsking] = useState<EntryValues>();
  const form = usePageForm<EntryValues, EntryField>({
    names: {
      studentId: texts.student,
      kind: texts.way,
      points: texts.points,
      reason: texts.reason,
      lineId: texts.line,
      itemId: texts.item,
    },
    initial: BLANK,
    check: (values) => {
      const { student: studentId, points, reason } = texts.missing;
      const said = { studentId, points, reason: values.way === 'CARRY' ? texts.sourceMissing : reason };
      return {
        ...Object.fromEntries(listMissing(values).map((field) => [field, said[field]])),
        // The server would name a bound with the sign that the form gives to points.
        ...(isTooMuch(values) && { points: texts.tooMuch(format.number(ENTRY_MOST.points)) }),
      };
    },
  });
  const { student } = form.values;
  const standing = useCall(
    mileageEntries.readStudent,
    { params: { studentId: student?.value ?? '' } },
    { enabled: student !== null, alertMessage: null, staleTime: 0 },
  );
  const post = useCallMutation(mileageEntries.postEntry, { alertMessage: null });
  const debt = standing.data && student ? debtOf(form.values, standing.data.available) : 0;
  const send = (values: EntryValues): void =>
    post.mutate(
      { body: bodyOf(values, { entryId, acceptsDebt: debt > 0 }) },
      {
        onSuccess: ({ batchId }) => {
          showToast({ text: texts.done, tone: 'done' });
          form.leave(addressOf(entryDetailRoute, { params: { id: batchId } }));
        },
        onError: (failure) => {
          setAsking(undefined);
          form.refuse(failure);
          void standing.refetch();
        },
      },
    );
  return { form, standing, debt, asking, setAsking, send, isPending: post.isPending };
}

export type EntryPageForm = ReturnType<typeof useEntryForm>['form'];
export type StandingQuery = ReturnType<typeof useEntryForm>['standing'];
