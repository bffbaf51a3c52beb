import { mileageObjectionDesk } from '@naru/contract/areas/mileage/objections.ts';

import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DeskObjection } from './objection-sheet.tsx';
import { PointsField } from './points-field.tsx';
import { objectionTexts } from './texts.ts';

/** The steps of the office: correcting the points first. */
export function DecidePart({ objection }: { readonly objection: DeskObjection }) {
  const { UPHOLD, REPLY, SETTLE, DISMISS } = useTexts(objectionTexts).desk;
  const { objectionId: id, version, stepList } = objection;
  return (
    <StepActions
      call={mileageObjectionDesk.stepObjection}
      record={{ id, version }}
      steps={stepList}
      words={{
        UPHOLD: {
          label: UPHOLD.label,
          title: UPHOLD.title,
          text: UPHOLD.text,
          confirm: UPHOLD.confirm,
          done: UPHOLD.done,
          fields: { points: { label: UPHOLD.points }, reason: { label: UPHOLD.reason } },
        },
        REPLY: { ...REPLY, fields: { content: { label: REPLY.content } } },
        SETTLE: { ...SETTLE, fields: { reason: { label: SETTLE.reason } } },
        DISMISS: { ...DISMISS, fields: { reason: { label: DISMISS.reason } } },
      }}
      looks={{ REPLY: 'plain', SETTLE: 'plain', DISMISS: 'danger' }}
      // A missing number is said as 0 is.
      initial={(action) => (action === 'UPHOLD' ? { points: 0 } : {})}
      own={{
        points: ({ id: fieldId, value, onChange, error }) => (
          <PointsField id={fieldId} value={typeof value === 'number' ? value : 0} onChange={onChange} error={error} />
        ),
      }}
    />
  );
}
