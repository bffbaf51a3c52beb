import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { attendanceOf, completersOf } from '../shared/addresses.ts';
import { SessionList } from '../shared/session-list.tsx';
import { detailTexts } from './texts.ts';

/** The sessions with the way to the attendance of each, and to who has completed. */
export function SessionsPart({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const texts = useTexts(detailTexts).sessions;
  const { programmeId, content, cancelledAt, canSettle } = programme;
  return (
    <Stack>
      <SessionList
        sessions={content.sessionList}
        actionOf={({ sessionId }, number) =>
          sessionId !== null &&
          cancelledAt === null && (
            <ButtonLink
              size="small"
              as={(slot) => <AppLink to={attendanceOf(sessionId)} aria-label={texts.attendanceOf(number)} {...slot} />}
            >
              {texts.attendance}
            </ButtonLink>
          )
        }
      />
      {canSettle && (
        <div>
          <ButtonLink as={(slot) => <AppLink to={completersOf(programmeId)} {...slot} />}>
            {texts.completers}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
