import type { Course } from '@naru/contract/areas/reference.ts';

import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../../platform/session/use-session.ts';
import { PrintPreview } from '../../../../ui/print-preview.tsx';
import { sampleTexts } from '../texts.ts';

export interface CoursePrintProps {
  /** The time of the print in epoch milliseconds; null while it is closed. */
  readonly at: number | null;
  readonly onClose: () => void;
  readonly rows: readonly Course[];
  /** The filters in words, and the range of rows. */
  readonly criteria: string;
  readonly range: string;
}

/** Prints the current page, with its filters, the person and the time. */
export function CoursePrint({ at, onClose, rows, criteria, range }: CoursePrintProps) {
  const texts = useTexts(sampleTexts).list;
  const format = useFormat();
  const name = useLoginInfo()?.name ?? '';
  return (
    <PrintPreview
      open={at !== null}
      onClose={onClose}
      title={texts.printTitle}
      header={joinFacts([`${texts.printCriteria}: ${criteria || texts.printNoCriteria}`, range])}
      footer={texts.printed(name, format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{texts.printTitle}</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.code}</th>
            <th scope="col">{texts.classNumber}</th>
            <th scope="col">{texts.term}</th>
            <th scope="col">{texts.kind}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((course) => (
            <tr key={`${course.yearSemstrCode} ${course.courseCode} ${course.ntNo}`}>
              <td>{course.courseNm}</td>
              <td>{course.courseCode}</td>
              <td>{course.ntNo}</td>
              <td>{texts.termOf(String(course.year), course.semstrNm)}</td>
              <td>{course.majorAt === 'Y' ? texts.major : texts.general}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPreview>
  );
}
