import { advisor } from '@naru/contract/areas/counselling/advisor/own.ts';

import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { adviseeTexts } from './texts.ts';

/** Shows notes that earlier advisors shared with the student, if the student lets them be read. */
export function EarlierPart({ studentId }: { readonly studentId: string }) {
  const texts = useTexts(adviseeTexts);
  const format = useFormat();
  const query = useCall(advisor.pageEarlier, { params: { id: studentId }, query: { size: '100' } });
  // The student withdrew the permission in the meantime, so there is nothing to show.
  if (query.isError) return null;
  if (!query.data) return <Skeleton shape="rows" count={3} />;
  const { content } = query.data.meetingPage;
  if (content.length === 0) return null;
  return (
    <Section title={texts.earlier.title} text={texts.earlier.text}>
      <DefinitionList
        items={content.map((one) => ({
          id: one.requestId,
          term: joinFacts([format.day(one.heldAt), one.advisorNm]),
          value: one.sharedNote === '' ? texts.earlier.nothing : one.sharedNote,
        }))}
      />
    </Section>
  );
}
