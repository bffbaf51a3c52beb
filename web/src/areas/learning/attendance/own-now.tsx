import type { OwnSession } from '@naru/contract/areas/learning/attendance.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Section } from '../../../ui/section.tsx';
import { attendanceTexts } from './texts.ts';
import { TypedCodeField } from './typed-code.tsx';

/** The field for the digits on the wall, while the session takes them. */
export function OwnNow({ session }: { readonly session: OwnSession }) {
  const texts = useTexts(attendanceTexts).own;
  const person = useLoginInfo()?.username ?? '';
  return (
    <Section title={texts.now} text={texts.nowText}>
      <TypedCodeField key={session.sessionId} person={person} session={session} />
    </Section>
  );
}
