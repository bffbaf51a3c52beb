import type { DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';

import { type PageForm, usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { type RecordMode, type RecordValues, toValues } from './record-values.ts';
import { recordTexts } from './texts.ts';

/** The server's names of the fields, in the order of the form. */
const FIELDS = [
  'stdntIdList',
  'attendeeList',
  'date',
  'hour',
  'channel',
  'reason',
  'minutes',
  'topicList',
  'sharedNote',
  'privateNote',
  'followUpList',
  'nextOn',
] as const;
type RecordField = (typeof FIELDS)[number];
export type RecordFormState = PageForm<RecordValues, RecordField>;

/** Holds the record of a meeting as it is written. */
export function useRecordForm(mode: RecordMode, meeting: DeskMeeting | undefined): RecordFormState {
  const texts = useTexts(recordTexts);
  return usePageForm<RecordValues, RecordField>({
    kept: 'PAGE',
    names: Object.fromEntries(FIELDS.map((name) => [name, texts[name]])) as Record<RecordField, string>, // of these fields
    initial: toValues(meeting),
    within: mode === 'group' || mode === 'afterwards' ? undefined : 'record',
  });
}
