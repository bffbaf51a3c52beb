import { ENTRY_MOST, mileageEntries } from '@naru/contract/areas/mileage/entries.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { mileageItems } from '@naru/contract/areas/mileage/items.ts';
import { useState } from 'react';

import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { NONE, WAYS } from './entry-values.ts';
import type { EntryPageForm, StandingQuery } from './use-entry-form.ts';
import { useEntryWords } from './use-entry-words.ts';

interface EntryFieldsProps {
  readonly form: EntryPageForm;
  readonly standing: StandingQuery;
}

/** The fields of an entry; a line and an item are a correction's alone. */
export function EntryFields({ form, standing }: EntryFieldsProps) {
  const { texts: all } = useEntryWords();
  const texts = all.form;
  const countText = useCountText();
  const isCarry = form.values.way === 'CARRY';
  return (
    <>
      <StudentField form={form} />
      <RadioGroup
        {...form.pick('way', 'kind')}
        label={texts.way}
        column
        options={WAYS.map((value) => ({ value, label: texts.ways[value], note: texts.wayNotes[value] }))}
      />
      <NumberField {...form.pick('points')} label={texts.points} unit={texts.unit} min={1} max={ENTRY_MOST.points} />
      {isCarry ? (
        <TextField
          {...form.text('reason')}
          label={texts.source}
          help={texts.sourceHelp}
          maxLength={ENTRY_MOST.memo}
          autoComplete="off"
        />
      ) : (
        <>
          <TextArea
            {...form.text('reason')}
            label={texts.reason}
            help={texts.reasonHelp}
            rows={3}
            maxLength={ENTRY_MOST.reason}
            countText={countText(ENTRY_MOST.reason)}
          />
          <LineField form={form} standing={standing} />
          <ItemField form={form} />
        </>
      )}
    </>
  );
}

function StudentField({ form }: Pick<EntryFieldsProps, 'form'>) {
  const { texts: all } = useEntryWords();
  const texts = all.form;
  const [word, setWord] = useState('');
  const found = useCall(
    mileageEntries.findStudents,
    { query: { searchText: word } },
    { enabled: word !== '', keepsPrevious: true, alertMessage: null },
  );
  const field = form.pick('student', 'studentId');
  const choose = (student: ComboboxOption | null): void => {
    field.onValueChange(student);
    // Another student has other lines.
    form.set({ lineId: NONE });
  };
  return (
    <Combobox
      {...field}
      label={texts.student}
      placeholder={texts.studentHint}
      options={
        word === ''
          ? []
          : (found.data?.studentList ?? []).map(({ studentId, name, number, deptNm }) => ({
              value: studentId,
              label: name,
              note: joinFacts([deptNm, number]),
            }))
      }
      onValueChange={choose}
      onQueryChange={(typed) => setWord(typed.trim())}
      loading={found.isFetching}
      empty={texts.noStudent}
    />
  );
}

function LineField({ form, standing }: EntryFieldsProps) {
  const { texts: all, format, signed } = useEntryWords();
  const texts = all.form;
  const lines = form.values.student === null ? [] : (standing.data?.lineList ?? []);
  if (lines.length === 0) return null;
  return (
    <Select
      {...form.pick('lineId')}
      label={texts.line}
      mark="optional"
      help={texts.lineHelp}
      options={[
        { value: NONE, label: texts.noLine },
        ...lines.map(({ lineId, title, amount, happenedOn }) => ({
          value: lineId,
          label: title,
          note: texts.lineNote({ day: format.day(happenedOn), points: signed(amount) }),
        })),
      ]}
      placeholder={texts.noLine}
    />
  );
}

function ItemField({ form }: Pick<EntryFieldsProps, 'form'>) {
  const { texts: all } = useEntryWords();
  const texts = all.form;
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const { data } = useCall(mileageItems.listItems, {}, { alertMessage: null });
  return (
    <Select
      {...form.pick('itemId')}
      label={texts.item}
      mark="optional"
      options={[
        { value: NONE, label: texts.noItem },
        ...(data?.itemList ?? []).map(({ itemId, itemNm, typeCode }) => ({
          value: itemId,
          label: itemNm,
          note: typeOf(typeCode),
        })),
      ]}
      placeholder={texts.noItem}
    />
  );
}
