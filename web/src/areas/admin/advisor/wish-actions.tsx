import { advisorDesk, type AskedAdvisor } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { useState } from 'react';

import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import type { OwnField } from '../../../blocks/workflow/step-words.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ComboboxOption } from '../../../ui/combobox.tsx';
import { AdvisorField } from './advisor-field.tsx';
import { advisorTexts } from './texts.ts';

/** Yes with an advisor, or no with a reason. */
export function WishActions({ wish }: { readonly wish: AskedAdvisor }) {
  const { requestId, version, stepList, student, wishedId, wishedNm } = wish;
  const { steps, titles } = useTexts(advisorTexts).wish;
  const words = {
    ACCEPT: { ...steps.ACCEPT, title: titles.ACCEPT(student.name) },
    DECLINE: { ...steps.DECLINE, title: titles.DECLINE(student.name) },
  };
  // Beside the field, whose value is the id alone, and as long as what was entered is kept.
  const [next, setNext] = useState<ComboboxOption | null>(
    wishedId === null ? null : { value: wishedId, label: wishedNm ?? '' },
  );
  const drawNext = ({ id, error, onChange }: OwnField<string | null>) => (
    <AdvisorField
      id={id}
      label={steps.ACCEPT.fields.advisorId.label}
      error={error}
      value={next}
      onValueChange={(chosen) => {
        setNext(chosen);
        onChange(chosen?.value ?? null);
      }}
    />
  );
  return (
    <StepActions
      call={advisorDesk.stepWish}
      record={{ id: requestId, version }}
      steps={stepList}
      words={words}
      looks={{ ACCEPT: 'plain', DECLINE: 'plain' }}
      own={{ advisorId: drawNext }}
      initial={() => ({ advisorId: wishedId })}
    />
  );
}
