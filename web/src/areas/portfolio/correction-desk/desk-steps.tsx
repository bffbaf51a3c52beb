import {
  correctionDesk,
  type CorrectorLoad,
  type QueuedCorrection,
} from '@naru/contract/areas/portfolio/correction-desk.ts';

import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { deskTexts } from './texts.ts';

type Action = QueuedCorrection['stepList'][number]['action'];

interface DeskStepsProps {
  readonly correction: Pick<QueuedCorrection, 'correctionId' | 'version' | 'stepList' | 'assigneeNm' | 'title'>;
  /** People to whom it can be given; assigning is not offered without them. */
  readonly candidates?: readonly CorrectorLoad[];
  /** Steps that are taken elsewhere on the screen. */
  readonly without?: readonly Action[];
  readonly onDone?: (action: Action) => void;
}

/** The steps of a request: assigning with the load of each, giving back, taking. */
export function DeskSteps({ correction, candidates, without, onDone }: DeskStepsProps) {
  const all = useTexts(deskTexts);
  const { CLAIM, RELEASE, ASSIGN, FINISH } = all.steps;
  const format = useFormat();
  const { correctionId: id, version, stepList, assigneeNm, title } = correction;
  const steps = stepList.filter(
    ({ action }) => !(without?.includes(action) ?? false) && (action !== 'ASSIGN' || candidates !== undefined),
  );
  const options = (candidates ?? []).map(({ memberId, memberNm, kind, openCount, lateCount }) => ({
    value: memberId,
    label: joinFacts([memberNm, all.wanted[kind]]),
    note: all.load.loadOf({ open: format.number(openCount), late: format.number(lateCount) }),
  }));
  return (
    <StepActions<Action, typeof correctionDesk.stepCorrection>
      call={correctionDesk.stepCorrection}
      record={{ id, version }}
      // Assigning is the main one of the office.
      steps={steps.toReversed()}
      words={{
        CLAIM: { label: CLAIM.label, name: CLAIM.name(title), done: CLAIM.done },
        RELEASE: {
          label: RELEASE.label,
          title: RELEASE.title,
          text: RELEASE.text,
          confirm: RELEASE.confirm,
          done: RELEASE.done,
          fields: { reason: { label: RELEASE.reason } },
        },
        ASSIGN: {
          label: assigneeNm === null ? ASSIGN.label : ASSIGN.again,
          title: ASSIGN.title,
          text: ASSIGN.text,
          confirm: ASSIGN.confirm,
          done: ASSIGN.done,
          fields: { assigneeId: { label: ASSIGN.assignee }, reason: { label: ASSIGN.reason } },
        },
        FINISH: { label: FINISH.label, done: FINISH.done },
      }}
      looks={{ RELEASE: 'plain', CLAIM: 'plain' }}
      own={{
        assigneeId: ({ id: fieldId, value, onChange, error }) => (
          <RadioGroup
            column
            id={fieldId}
            label={ASSIGN.assignee}
            options={options}
            value={typeof value === 'string' ? value : null}
            onValueChange={onChange}
            error={error}
          />
        ),
      }}
      {...(onDone && { onDone })}
    />
  );
}
