import { lawDesk, type LawDeskCase } from '@naru/contract/areas/counselling/law/desk.ts';
import type { LawAction } from '@naru/contract/areas/counselling/law/words.ts';

import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import type { OwnField } from '../../../blocks/workflow/step-words.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { lawDeskTexts } from './desk-texts.ts';

/** Offers what this counsellor can do about the case now. */
export function DeskActions({ lawCase }: { readonly lawCase: LawDeskCase }) {
  const texts = useTexts(lawDeskTexts);
  const { caseId: id, version, stepList, assigneeList, opinionList } = lawCase;
  const assigned = { memberIdList: assigneeList.map(({ memberId }) => memberId) };
  const initial: Partial<Record<LawAction, object>> = {
    ASSIGN: assigned,
    REASSIGN: assigned,
    REVISE: { text: opinionList[0]?.text },
  };
  return (
    <StepActions
      call={lawDesk.stepCase}
      record={{ id, version }}
      steps={stepList}
      words={texts.steps}
      looks={{ DECLINE: 'danger' }}
      own={{ memberIdList: (field: OwnField<readonly string[]>) => <Assignees {...field} /> }}
      initial={(action) => ({ ...initial[action] })}
    />
  );
}

/** Lists the counsellors who can take the case, with how many each has. */
function Assignees({ id, value, onChange, error }: OwnField<readonly string[]>) {
  const texts = useTexts(lawDeskTexts);
  const format = useFormat();
  const { data } = useCall(lawDesk.listLawCounsellors, {});
  return (
    <CheckboxGroup
      id={id}
      label={texts.steps.ASSIGN.fields.memberIdList.label}
      options={(data?.counsellorList ?? []).map((one) => ({
        value: one.memberId,
        label: texts.openCount(one.name, format.number(one.openCount)),
      }))}
      value={value ?? []}
      onValueChange={onChange}
      error={error}
    />
  );
}
