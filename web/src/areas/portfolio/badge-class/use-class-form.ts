import { badgeClasses, type BadgeClassDetail } from '@naru/contract/areas/portfolio/badge-class.ts';
import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';
import { useState } from 'react';

import { toUploadedFile } from '../../../blocks/file/file-name.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { beginWith, bodyOf, listMissing, type ClassField, type ClassValues } from './class-values.ts';
import { classPath } from './routes.ts';
import { badgeDeskTexts } from './texts.ts';

/** The form of a badge: its values, what they lack, and saving it; it goes on to the badge. */
export function useClassForm(badge: BadgeClassDetail | undefined) {
  const texts = useTexts(badgeDeskTexts).form;
  const format = useFormat();
  const locale = useLocale();
  const [saved] = useState(() => (badge?.picture ? [toUploadedFile(badge.picture)] : []));
  const [initial] = useState(() => beginWith(badge, saved, locale));
  const { missing } = texts;
  const said = {
    nameKo: missing.nameKo,
    nameEn: missing.nameEn,
    rule: missing.condition,
    alignmentList: missing.alignment,
    validMonths: missing.months(format.number(BADGE_MOST.months)),
  };
  const form = usePageForm<ClassValues, ClassField>({
    names: {
      nameKo: texts.nameKo,
      nameEn: texts.nameEn,
      descriptionKo: texts.descriptionKo,
      descriptionEn: texts.descriptionEn,
      criteriaKo: texts.criteriaKo,
      criteriaEn: texts.criteriaEn,
      pictureFileId: texts.picture,
      rule: texts.rule,
      alignmentList: texts.alignments,
      validMonths: texts.validMonths,
      isRepeatable: texts.isRepeatable,
    },
    initial,
    check: (values) => Object.fromEntries(listMissing(values).map((field) => [field, said[field]])),
  });
  const create = useCallMutation(badgeClasses.createClass, { alertMessage: null });
  const save = useCallMutation(badgeClasses.saveClass, { alertMessage: null });
  const send = (values: ClassValues): void => {
    const body = bodyOf(values);
    const done = (text: string) => ({
      onSuccess: ({ classId }: { readonly classId: string }) => {
        showToast({ text, tone: 'done' });
        form.leave(classPath(classId));
      },
      onError: form.refuse,
    });
    if (!badge) create.mutate({ body }, done(texts.made));
    else save.mutate({ params: { id: badge.classId }, body: { ...body, version: badge.version } }, done(texts.saved));
  };
  const savedIds = new Set(saved.map(({ id }) => id));
  return { form, send, savedIds, isSaving: create.isPending || save.isPending };
}

export type ClassPageForm = ReturnType<typeof useClassForm>['form'];
