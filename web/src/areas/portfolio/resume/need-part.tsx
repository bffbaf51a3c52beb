import type { ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { resumes, type ResumeNeed } from '@naru/contract/areas/portfolio/resume.ts';
import { countMet } from '@naru/contract/areas/portfolio/resume-shape.ts';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';

interface NeedPartProps {
  readonly editing: Editing;
  readonly onAdd: (section: ResumeSection) => void;
}

interface Judged {
  readonly need: ResumeNeed;
  /** Items that are still missing. */
  readonly missing: number;
}

/** How complete a résumé is by what its duty asks for, with the next step. */
export function NeedPart({ editing: { draft, resume }, onAdd }: NeedPartProps) {
  const texts = useTexts(resumeTexts).needs;
  const format = useFormat();
  const [isLong, setLong] = useState(false);
  const isOther = draft.dutyId !== resume.dutyId;
  const query = useCall(
    resumes.listNeeds,
    { query: draft.dutyId === null ? {} : { dutyId: draft.dutyId } },
    { label: texts.title, enabled: isOther, keepsPrevious: true },
  );
  const needs = (isOther ? query.data?.needList : undefined) ?? resume.needList;
  const judged = needs.map((need) => ({ need, missing: Math.max(0, need.least - countMet(draft.content, need)) }));
  const open = judged.filter(({ missing }) => missing > 0);
  // Needs of the duty come before those of every résumé.
  const next = open.find(({ need }) => need.isOfDuty) ?? open[0];
  if (judged.length === 0) return null;
  const of = { met: format.number(judged.length - open.length), all: format.number(judged.length) };
  return (
    <section className={styles.needs} aria-label={texts.title}>
      <ProgressBar
        label={texts.title}
        value={judged.length - open.length}
        max={judged.length}
        valueText={next ? texts.of(of) : texts.done}
      />
      <div className={styles.next}>
        {next && <span>{texts.next(next.need.needNm)}</span>}
        {next && (
          <Button size="small" aria-label={texts.goTo(next.need.needNm)} onClick={() => onAdd(next.need.section)}>
            {texts.go}
          </Button>
        )}
        <Button size="small" variant="text" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? texts.fold : texts.all}
        </Button>
      </div>
      {isLong && (
        <ul className={styles.needList}>
          {judged.map((one) => (
            <NeedRow key={one.need.needId} judged={one} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NeedRow({ judged: { need, missing }, onAdd }: { readonly judged: Judged } & Pick<NeedPartProps, 'onAdd'>) {
  const texts = useTexts(resumeTexts).needs;
  const format = useFormat();
  const isMet = missing === 0;
  const notes = [
    isMet ? texts.met : texts.missing(format.number(missing)),
    need.isOfDuty ? texts.ofDuty : null,
    !isMet && need.words.length > 0 ? texts.words(need.words.join(', ')) : null,
  ];
  return (
    <li className={styles.need} data-met={isMet || undefined}>
      <Icon of={isMet ? IconCircleCheck : IconCircle} size={18} />
      <span className={styles.grow}>
        {need.needNm} <span className={styles.meta}>{joinFacts(notes)}</span>
      </span>
      {!isMet && (
        <Button size="small" aria-label={texts.goTo(need.needNm)} onClick={() => onAdd(need.section)}>
          {texts.go}
        </Button>
      )}
    </li>
  );
}
