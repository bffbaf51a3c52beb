import { PROGRAMME_MOST, PROGRAMME_TYPES } from '@naru/contract/areas/learning/words.ts';

import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import { useDepartmentOptions } from '../../../../blocks/list/department-filter.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Combobox } from '../../../../ui/combobox.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useDeskWords } from '../shared/use-desk-words.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './form.module.css';
import { PersonField } from './person-field.tsx';
import { programmeFormTexts } from './texts.ts';

/** Fields for the programme itself: its name, term and department, and who manages it. */
export function BasicFields({ form, choices, isFrozen }: FieldsProps) {
  const texts = useTexts(programmeFormTexts);
  const countText = useCountText();
  const { typeOf } = useDeskWords();
  const everywhere = useDepartmentOptions();
  const departments =
    choices.deptList?.map(({ deptCode, deptNm }) => ({ value: deptCode, label: deptNm })) ?? everywhere;
  const { values, set } = form;
  const audienceOf = (type: string) => choices.audienceList.find(({ typeCode }) => typeCode === type)?.memberTypeList;
  return (
    <Section title={texts.sections.basic} size="small">
      <Stack>
        <div className={styles.pair}>
          <Select
            {...form.pick('typeCode')}
            label={texts.type}
            options={PROGRAMME_TYPES.map((type) => ({ value: type, label: typeOf(type) }))}
            disabled={isFrozen}
            onValueChange={(typeCode) => {
              // People who can't apply for the other type are no audience of it.
              const fit = audienceOf(typeCode) ?? [];
              const kept = values.audienceTypeList.filter((type) => fit.includes(type));
              set({ typeCode, audienceTypeList: kept.length > 0 ? kept : fit.slice(0, 1) });
            }}
          />
          <Select
            {...form.pick('term', 'semstrCode')}
            label={texts.term}
            options={choices.termList.map(({ year, semstrCode, semstrNm }) => ({
              value: `${year}-${semstrCode}`,
              label: semstrNm,
            }))}
            disabled={isFrozen}
          />
        </div>
        <TextField {...form.text('nameKo')} label={texts.nameKo} maxLength={PROGRAMME_MOST.name} />
        <TextField {...form.text('nameEn')} label={texts.nameEn} mark="optional" maxLength={PROGRAMME_MOST.name} />
        <TextArea
          {...form.text('introduction')}
          label={texts.introduction}
          help={texts.introductionHelp}
          rows={5}
          maxLength={PROGRAMME_MOST.introduction}
          countText={countText(PROGRAMME_MOST.introduction)}
        />
        <TextArea
          {...form.text('introductionEn')}
          label={texts.introductionEn}
          mark="optional"
          help={texts.introductionEnHelp}
          rows={5}
          maxLength={PROGRAMME_MOST.introduction}
          countText={countText(PROGRAMME_MOST.introduction)}
          lang="en"
        />
        <Combobox
          {...form.pick('department', 'deptCode')}
          label={texts.department}
          options={departments}
          disabled={isFrozen}
          empty={texts.noDepartment}
        />
        <div className={styles.pair}>
          <PersonField
            {...form.pick('manager', 'managerId')}
            label={texts.manager}
            disabled={!choices.canChooseManager}
          />
          <TextField
            {...form.text('contact')}
            label={texts.contact}
            mark="optional"
            help={texts.contactHelp}
            maxLength={PROGRAMME_MOST.text}
          />
        </div>
      </Stack>
    </Section>
  );
}
