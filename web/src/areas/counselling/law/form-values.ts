/** The values that the form holds while it is being written, and those of them that are sent. */
import type { LawDraft } from '@naru/contract/areas/counselling/law/asking.ts';
import {
  LAW_GUIDE,
  type LawCaseType,
  type LawEvidence,
  type LawQuestion,
} from '@naru/contract/areas/counselling/law/words.ts';

import { fileIdOf, paramsOf, toUploadedFile } from '../../../blocks/file/file-name.ts';
import type { UploadedFile } from '../../../ui/file-field.tsx';
import type { ChosenLawHour } from './hour-field.tsx';

export interface EventValues {
  readonly key: number;
  readonly on: string | null;
  readonly text: string;
}

export interface LawValues {
  readonly caseType: LawCaseType | null;
  readonly deadlineOn: string | null;
  readonly opponent: string;
  readonly summary: string;
  readonly help: string;
  readonly answers: Readonly<Partial<Record<LawQuestion, string>>>;
  readonly events: readonly EventValues[];
  readonly evidence: readonly LawEvidence[];
  readonly files: readonly UploadedFile[];
  /** Agreed and chosen anew each time: no draft holds them. */
  readonly isAgreed: boolean;
  readonly hour: ChosenLawHour | null;
}

export const BLANK: LawValues = {
  caseType: null,
  deadlineOn: null,
  opponent: '',
  summary: '',
  help: '',
  answers: {},
  events: [],
  evidence: [],
  files: [],
  isAgreed: false,
  hour: null,
};

export function withDraft({ facts, ...draft }: LawDraft): LawValues {
  return {
    ...BLANK,
    caseType: draft.caseType,
    deadlineOn: draft.deadlineOn,
    opponent: facts.opponent,
    summary: facts.summary,
    help: facts.help,
    answers: Object.fromEntries(facts.answerList.map((one) => [one.question, one.text])),
    events: facts.timelineList.map((one, key) => ({ key, ...one })),
    evidence: facts.evidenceList,
    files: draft.fileList.map(toUploadedFile),
  };
}

/** As the calls take it: answers and evidence of the kind that was chosen. */
export function toWritten(values: LawValues) {
  const guide = values.caseType === null ? undefined : LAW_GUIDE[values.caseType];
  const answerList = (guide?.questions ?? []).flatMap((question) => {
    const text = values.answers[question]?.trim() ?? '';
    return text === '' ? [] : [{ question, text }];
  });
  return {
    caseType: values.caseType,
    deadlineOn: values.deadlineOn,
    facts: {
      opponent: values.opponent.trim(),
      summary: values.summary,
      help: values.help,
      answerList,
      timelineList: values.events
        .filter((one) => one.text.trim() !== '' || one.on !== null)
        .map(({ on, text }) => ({ on, text })),
      evidenceList: values.evidence.filter((one) => guide?.evidence.includes(one)),
    },
    fileId: fileIdOf(values.files) ?? null,
    fileSnList: values.files.map((file) => Number(paramsOf(file).fileSn)),
  };
}
