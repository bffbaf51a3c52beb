import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import { useState } from 'react';

import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { beginWith, bodyOf, type AssignmentDetail, type AssignmentValues } from './form-values.ts';
import { detailOf } from './routes.ts';
import { participationTexts } from './texts.ts';

type Field = 'testId' | 'nameKo' | 'nameEn' | 'deptCodeList' | 'gradeList' | 'opensOn' | 'dueOn';

/** The form of a compulsory test: its values, what is missing, and saving it. */
export function useAssignmentForm(saved: AssignmentDetail | undefined) {
  const texts = useTexts(participationTexts).form;
  const format = useFormat();
  const [initial] = useState(() => beginWith(saved, format.dateTime(Date.now(), 'YYYY-MM-DD')));
  const { test: testId, nameKo, nameEn, departments: deptCodeList, grades: gradeList, opensOn, dueOn, missing } = texts;
  const form = usePageForm<AssignmentValues, Field>({
    names: { testId, nameKo, nameEn, deptCodeList, gradeList, opensOn, dueOn },
    initial,
    check: (values) => ({
      ...(values.testId === null && { testId: missing.testId }),
      ...(values.nameKo.trim() === '' && { nameKo: missing.nameKo }),
      ...(values.nameEn.trim() === '' && { nameEn: missing.nameEn }),
      ...(values.opensOn === null && { opensOn: missing.opensOn }),
      ...(values.dueOn === null && { dueOn: missing.dueOn }),
      ...(values.opensOn !== null &&
        values.dueOn !== null &&
        values.dueOn < values.opensOn && { dueOn: missing.order }),
    }),
  });
  const create = useCallMutation(abilityParticipation.createAssignment, { alertMessage: null });
  const change = useCallMutation(abilityParticipation.changeAssignment, { alertMessage: null });
  const leave = (text: string, id: string): void => {
    showToast({ text, tone: 'done' });
    form.leave(detailOf(id));
  };
  const send = (values: AssignmentValues): void => {
    const body = bodyOf(values);
    if (saved) {
      const input = { params: { id: saved.assignmentId }, body: { ...body, version: saved.version } };
      change.mutate(input, { onSuccess: () => leave(texts.saved, saved.assignmentId), onError: form.refuse });
    } else {
      const input = { body: { ...body, testId: values.testId ?? '' } };
      create.mutate(input, {
        onSuccess: ({ assignmentId }) => leave(texts.created, assignmentId),
        onError: form.refuse,
      });
    }
  };
  return { form, send, isSaving: create.isPending || change.isPending };
}

export type AssignmentForm = ReturnType<typeof useAssignmentForm>['form'];
