import { student as studentCalls, type STUDENT_LINKS } from '@naru/contract/areas/student.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { studentTexts } from './texts.ts';

export interface StudentLinksProps {
  readonly studentId: string;
  /** The screen that shows them, to which no way leads from itself. */
  readonly here?: (typeof STUDENT_LINKS)[number] | undefined;
}

/** Leads on to what the reader may open of a student; nothing where there is no such way. */
export function StudentLinks({ studentId, here }: StudentLinksProps) {
  const { links } = useTexts(studentTexts);
  const { data } = useCall(studentCalls.listLinks, { params: { stdntId: studentId } });
  return data?.linkList
    .filter(({ kind }) => kind !== here)
    .map(({ kind, path }) => (
      <ButtonLink key={kind} size="small" as={(slot) => <AppLink to={path} {...slot} />}>
        {links[kind]}
      </ButtonLink>
    ));
}
