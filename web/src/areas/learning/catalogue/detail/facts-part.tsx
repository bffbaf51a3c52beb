import type { ProgrammeDetail } from '@naru/contract/areas/learning/catalogue.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Written } from '../../../../ui/written.tsx';
import { useEnumeration } from '../../../../blocks/enumeration/use-enumeration.ts';
import { catalogueTexts } from '../texts.ts';

/** Lists the facts of a programme: for whom, when, where, what it brings and what it takes. */
export function FactsPart({ programme }: { readonly programme: ProgrammeDetail }) {
  const texts = useTexts(catalogueTexts).detail;
  const format = useFormat();
  const { wordOf: competencyOf } = useEnumeration('coreCompetency');
  const { terms, completion } = texts;
  const { points, leastAttendance, leastPeople, decidesOn, place, isOnline, contact, managerNm } = programme;
  const takes = [
    ...(leastAttendance > 0 ? [completion.rate(format.number(leastAttendance))] : []),
    ...(programme.needsSurvey ? [completion.survey] : []),
    ...(programme.needsAssignment ? [completion.assignment] : []),
  ];
  const competencies = programme.competencyList.map(({ code, ratio }) =>
    texts.competency(competencyOf(code), format.number(ratio)),
  );
  const where = isOnline ? texts.onlinePlace(place) : place || texts.undecided;
  const when = format.range(
    format.dateTime(programme.beginsAt, 'YYYY-MM-DD'),
    format.dateTime(programme.endsAt, 'YYYY-MM-DD'),
  );
  return (
    <Section title={texts.facts} size="small">
      <DefinitionList
        items={[
          { term: terms.audience, value: programme.audience },
          { term: terms.when, value: when },
          { term: terms.where, value: <Written>{where}</Written> },
          {
            term: terms.hours,
            value: texts.times(format.number(programme.hours), format.number(programme.sessionCount)),
          },
          { term: terms.period, value: format.range(programme.appliesFrom, programme.appliesUntil) },
          { term: terms.selection, value: texts.selections[programme.selection] },
          { term: terms.cancels, value: format.moment(programme.cancelsUntil) },
          ...(decidesOn === null || leastPeople === null
            ? []
            : [{ term: terms.decides, value: texts.leastPeople(format.day(decidesOn), format.number(leastPeople)) }]),
          { term: terms.competencies, value: format.list(competencies) },
          ...(takes.length === 0 ? [] : [{ term: terms.completion, value: format.list(takes) }]),
          ...(points === 0 || (points === null && programme.typeCode === 'WORKSHOP')
            ? []
            : [
                {
                  term: terms.points,
                  value: points === null ? texts.pointsByRule : texts.pointsOf(format.number(points)),
                },
              ]),
          { term: terms.dept, value: programme.deptNm },
          // Where to ask often begins with the manager’s name.
          ...(contact.includes(managerNm) ? [] : [{ term: terms.manager, value: managerNm }]),
          ...(contact === '' ? [] : [{ term: terms.contact, value: <Written>{contact}</Written> }]),
        ]}
      />
    </Section>
  );
}
