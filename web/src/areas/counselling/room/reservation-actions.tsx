import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import type { OwnField } from '../../../blocks/workflow/step-words.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { changeOf } from './addresses.ts';
import type { ShownReservation } from './detail-screen.tsx';
import { roomTexts } from './texts.ts';

/** The actions that are possible now. */
export function ReservationActions({ reservation }: { readonly reservation: ShownReservation }) {
  const texts = useTexts(roomTexts).detail;
  const { reservationId: id, version, stepList, canChange, seriesCount } = reservation;
  return (
    <StepActions
      call={roomReservation.stepReservation}
      record={{ id, version }}
      steps={stepList}
      words={texts.steps}
      looks={{ CANCEL: 'plain' }}
      own={{ wholeSeries: (field: OwnField<boolean>) => <Extent {...field} seriesCount={seriesCount} /> }}
      links={
        canChange && <ButtonLink as={(slot) => <AppLink to={changeOf(id)} {...slot} />}>{texts.change}</ButtonLink>
      }
    />
  );
}

/** The choice within a series: this day only, or all days ahead. */
function Extent({ id, value, onChange, seriesCount }: OwnField<boolean> & { readonly seriesCount: number }) {
  const texts = useTexts(roomTexts).detail;
  const format = useFormat();
  if (seriesCount <= 1) return null;
  return (
    <RadioGroup
      id={id}
      label={texts.cancelWhich}
      column
      options={[
        { value: 'ONE', label: texts.cancelOne },
        { value: 'SERIES', label: texts.cancelSeries(format.number(seriesCount)) },
      ]}
      value={value === true ? 'SERIES' : 'ONE'}
      onValueChange={(extent) => onChange(extent === 'SERIES')}
    />
  );
}
