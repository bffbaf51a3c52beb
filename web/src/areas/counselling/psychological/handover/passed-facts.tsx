import type { Handover } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { psychStudentTexts } from '../student/texts.ts';
import { handoverTexts } from './texts.ts';

/** All that is passed on, word by word. */
export function PassedFacts({ passed }: { readonly passed: Handover['passed'] }) {
  const texts = useTexts(handoverTexts).own;
  const { areas } = useTexts(psychStudentTexts).form;
  const { name, phone, email, reason } = passed;
  return (
    <DefinitionList
      items={[
        { term: texts.name, value: name },
        ...(phone === null ? [] : [{ term: texts.phone, value: phone }]),
        ...(email === null ? [] : [{ term: texts.email, value: email }]),
        { term: texts.reason, value: areas[reason] },
      ]}
    />
  );
}
