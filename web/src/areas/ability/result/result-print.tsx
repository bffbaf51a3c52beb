import type { TestResult } from '@naru/contract/areas/ability/result.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { universityName } from '../../../platform/portal.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { scalesOf } from '../../../blocks/ability/findings.ts';
import { HistoryLines } from './history-part.tsx';
import { inTree, Meaning } from './meaning-part.tsx';
import { MainPicture, useScaleTable } from './picture-part.tsx';
import { resultTexts } from './texts.ts';
import { useFinding } from './use-finding.ts';

export interface ResultPrintProps {
  readonly result: TestResult;
  readonly onClose: () => void;
}

/** The whole result on A4: picture, words, every scale, every attempt, and with whom it was compared. */
export function ResultPrint({ result, onClose }: ResultPrintProps) {
  const all = useTexts(resultTexts);
  const texts = all.printing;
  const format = useFormat();
  const locale = useLocale();
  const reader = useLoginInfo()?.name ?? '';
  const [at] = useState(() => Date.now());
  const finding = useFinding(result);
  const title = texts.title(result.testNm);
  return (
    <PrintPreview
      open
      onClose={onClose}
      title={title}
      header={universityName(locale)}
      footer={texts.by(reader, format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{title}</h1>
      {!result.isValidated && <p>{`${all.notValidated}: ${all.notValidatedText}`}</p>}
      {result.qualityList.length > 0 && <p>{`${all.doubt}: ${all.doubtText}`}</p>}
      <PrintFacts result={result} />
      <h2>{finding.title}</h2>
      <p>{finding.text}</p>
      <MainPicture result={result} finding={finding.title} />
      <h2>{all.meaning.title}</h2>
      <Meaning title={all.meaning.strong} scales={scalesOf(result, result.strongList)} />
      <Meaning title={all.meaning.grow} scales={scalesOf(result, result.growList)} />
      <Meaning title={all.meaning.high} scales={scalesOf(result, result.highList)} />
      <h2>{texts.all}</h2>
      <PrintTable result={result} />
      {result.attemptList.length > 1 && <h2>{texts.history}</h2>}
      {result.attemptList.length > 1 && <HistoryLines result={result} />}
      {result.reflection !== '' && <h2>{all.reflection.title}</h2>}
      {result.reflection !== '' && <p>{result.reflection}</p>}
    </PrintPreview>
  );
}

function PrintFacts({ result }: { readonly result: TestResult }) {
  const all = useTexts(resultTexts);
  const texts = all.printing;
  const format = useFormat();
  const { ownerNm, scoredAt, grade, term, versionNo, norm, source } = result;
  const compared =
    norm === null
      ? texts.noNorm
      : all.norm[norm.breadth](norm.collegeNm ?? '', format.text(norm.grade, ''), format.number(norm.count));
  return (
    <DefinitionList
      items={[
        { term: texts.who, value: ownerNm },
        { term: texts.taken, value: format.moment(scoredAt) },
        { term: texts.class, value: all.classOf(String(grade), term.semstrNm) },
        { term: texts.version, value: String(versionNo) },
        { term: texts.norm, value: norm?.isDemo === true ? `${compared} ${all.norm.demo}` : compared },
        { term: texts.made, value: source },
      ]}
    />
  );
}

function PrintTable({ result }: { readonly result: TestResult }) {
  const { columns, rows } = useScaleTable(inTree(result.scaleList).map(({ scale }) => scale));
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
