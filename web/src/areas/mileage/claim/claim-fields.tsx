import { EVIDENCE_EXTENSIONS, type ClaimItem, type OwnClaim } from '@naru/contract/areas/mileage/claims.ts';
import { MILEAGE_MOST } from '@naru/contract/areas/mileage/words.ts';

import { AttachmentField } from '../../../blocks/file/attachment-field.tsx';
import { toUploadedFile } from '../../../blocks/file/file-name.ts';
import { DayField } from '../../../blocks/form/day-field.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import type { PageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ClaimField, ClaimValues } from './claim-values.ts';
import { claimTexts } from './texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';

interface ClaimFieldsProps {
  readonly form: PageForm<ClaimValues, ClaimField>;
  readonly items: readonly ClaimItem[];
  readonly item: ClaimItem | undefined;
  readonly claim: OwnClaim | undefined;
}

/** The fields of a claim; those that depend on the item follow once it is chosen. */
export function ClaimFields({ form, items, item, claim }: ClaimFieldsProps) {
  const texts = useTexts(claimTexts).form;
  const format = useFormat();
  const countText = useCountText();
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const options = items.map(({ itemId, itemNm, typeCode }) => ({
    value: itemId,
    label: itemNm,
    note: typeOf(typeCode),
  }));
  const kind = item?.rule.formula.kind ?? 'PIECE';
  const days = item?.rule.claimDays ?? null;
  const saved = claim?.numberEnd ?? null;
  return (
    <>
      <Select
        {...form.pick('itemId')}
        label={texts.item}
        options={options}
        placeholder={texts.pickItem}
        empty={texts.noItems}
      />
      <DayField
        {...form.day('happenedOn')}
        label={texts.happenedOn}
        to="today"
        help={days === null ? undefined : texts.happenedHelp(format.number(days))}
      />
      <NumberField
        {...form.pick('quantity')}
        label={item ? texts.quantity[kind] : texts.amount}
        decimals={kind !== 'PIECE' && item?.takesDecimals ? 2 : 0}
        min={0}
        unit={item && texts.unit[kind]}
        help={
          item?.mostQuantity === null || item === undefined ? undefined : texts.most(format.number(item.mostQuantity))
        }
      />
      {item?.asksNumber && (
        <TextField
          {...form.text('certificateNo')}
          label={texts.certificateNo}
          autoComplete="off"
          maxLength={MILEAGE_MOST.number}
          help={saved === null ? texts.numberHelp : texts.numberKept(saved)}
        />
      )}
      <AttachmentField
        {...form.pick('files', 'fileId')}
        label={texts.files}
        mark={item?.evidence === '' ? 'optional' : undefined}
        help={item && item.evidence !== '' ? texts.filesOf(item.evidence) : undefined}
        onRunningChange={form.countRunning}
        savedIds={new Set((claim?.fileList ?? []).map((file) => toUploadedFile(file).id))}
        limits={{ fileCount: MILEAGE_MOST.files, extensionList: EVIDENCE_EXTENSIONS }}
      />
      <TextArea
        {...form.text('note')}
        label={texts.note}
        mark="optional"
        rows={3}
        maxLength={MILEAGE_MOST.note}
        countText={countText(MILEAGE_MOST.note)}
      />
    </>
  );
}
