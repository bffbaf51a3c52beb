import type { OwnClaim } from '@naru/contract/areas/mileage/claims.ts';
import type { Explanation } from '@naru/contract/areas/mileage/words.ts';

import { AttachmentList } from '../../../blocks/file/attachment-list.tsx';
import { toUploadedFile } from '../../../blocks/file/file-name.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { ExplanationList } from '../shared/explanation-list.tsx';
import styles from './claim.module.css';
import { claimTexts } from './texts.ts';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';

/** Hours and scores have two decimals. */
const DECIMALS = 2;

interface ClaimFactsProps {
  readonly claim: OwnClaim;
  /** Above the points: that they would come, or have come. */
  readonly pointsTitle: string;
  /** 2 on a page of its own, 3 below the title of a sheet. */
  readonly headingLevel: 2 | 3;
}

/** Says what the quantity counts, by the first step of its points; undefined where there is none. */
function kindOf(steps: readonly Explanation[]): 'PIECE' | 'HOUR' | 'GRADE' | undefined {
  const codes = new Set(steps.map(({ code }) => code));
  if (codes.has('BELOW')) return 'GRADE';
  return (['PIECE', 'HOUR', 'GRADE'] as const).find((kind) => codes.has(kind));
}

/** A claim as it was given, with its points and how they come about. */
export function ClaimFacts({ claim, pointsTitle, headingLevel }: ClaimFactsProps) {
  const all = useTexts(claimTexts);
  const texts = all.facts;
  const format = useFormat();
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const {
    status,
    itemNm,
    typeCode,
    happenedOn,
    quantity,
    numberEnd,
    note,
    fileList,
    points,
    expected,
    explanationList,
  } = claim;
  const kind = kindOf(explanationList);
  const counts = status === 'WAIT' || status === 'APPROVED';
  return (
    <>
      {counts && (
        <Section title={pointsTitle} size="small" headingLevel={headingLevel}>
          <p className={styles.points}>{all.preview.points(format.number(points))}</p>
          <ExplanationList explanationList={explanationList} />
          {points !== expected && <Notice tone="amber" title={texts.expected(format.number(expected))} />}
        </Section>
      )}
      <Section title={texts.given} size="small" headingLevel={headingLevel}>
        <DefinitionList
          items={[
            { term: texts.item, value: itemNm },
            { term: all.desk.type, value: typeOf(typeCode) },
            { term: texts.happenedOn, value: format.day(happenedOn) },
            { term: kind ? all.form.quantity[kind] : all.form.amount, value: format.number(quantity, DECIMALS) },
            ...(numberEnd === null ? [] : [{ term: texts.number, value: texts.numberEnd(numberEnd) }]),
            ...(note === '' ? [] : [{ term: texts.note, value: <span className={styles.written}>{note}</span> }]),
          ]}
        />
      </Section>
      <Section title={texts.files} size="small" headingLevel={headingLevel}>
        {fileList.length === 0 ? (
          <p className={styles.meta}>{texts.noFiles}</p>
        ) : (
          <AttachmentList files={fileList.map(toUploadedFile)} />
        )}
      </Section>
    </>
  );
}
