import type { HandOver } from '@naru/contract/areas/counselling/psychological/hand-over.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { psychStudentTexts } from '../student/texts.ts';
import { handOverTexts } from './texts.ts';

/** All that is passed on, word by word. */
export function PassedFacts({ passed }: { readonly passed: HandOver['passed'] }) {
  const texts = useTexts(handOverTexts).own;
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
