/**
 * The sheet itself: the same for the student who consents and for the counsellor who reads it. Texts are opened here.
 */
import { koreanDate } from '../../../../platform/time.ts';
import { PREP_MOST, type PrepSheet } from '@naru/contract/areas/counselling/counsellor/prep.ts';

import type { PrepTest } from '../../../../blocks/manifest/prep-source.ts';
import { enumOptions } from '../../../../blocks/reference/enum/rules.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import type { MeetingRow } from '../core/store.ts';
import { cutNote } from './rules.ts';
import {
  selectCoursesNow,
  selectEarlierMeetings,
  selectLastTerms,
  selectOpenFollowUps,
  selectStanding,
  type PrepTermRow,
} from './store.ts';

interface Wanted {
  readonly studentId: string;
  readonly counsellorId: string;
  /** Null while it is being written. */
  readonly request: Pick<MeetingRow, 'topics' | 'hope' | 'dataKeyId'> | null;
  /** Results that the student puts in. */
  readonly tests: readonly PrepTest[];
}

export async function loadSheet(ctx: CallContext, { request, tests, ...whose }: Wanted): Promise<PrepSheet> {
  const { db, locale } = ctx;
  const of = { ...whose, locale, today: koreanDate(ctx.now) };
  const [standing, terms, courseList, earlier, tasks] = await Promise.all([
    selectStanding(db, of),
    selectLastTerms(db, of),
    selectCoursesNow(db, of),
    selectEarlierMeetings(db, of),
    selectOpenFollowUps(db, of),
  ]);
  const sealed = [...earlier, ...tasks, ...(request ? [request] : [])];
  const keys = await ctx.platform.sealing.readKeys(
    db,
    sealed.map((row) => row.dataKeyId),
  );
  const open = (keyId: string, purpose: string, text: string): string => keys.get(keyId)?.open(purpose, text) ?? '';
  return {
    standing,
    termList: terms.map((term) => nameTerm(ctx, term)),
    courseList,
    earlierList: earlier.map(({ requestId, heldAt, topics, dataKeyId, sharedNote }) => ({
      requestId,
      heldAt: heldAt.toISOString(),
      topicList: topics,
      ...cutNote(open(dataKeyId, 'shared', sharedNote), PREP_MOST.note),
    })),
    followUpList: tasks.map((task) => ({
      taskId: task.id,
      text: open(task.dataKeyId, 'task', task.text),
      who: task.who,
      dueOn: task.dueOn,
      isDone: task.isDone,
    })),
    testList: tests.map(({ resultId, testNm, scoredAt, scaleList }) => ({
      resultId,
      testNm,
      scoredAt: scoredAt.toISOString(),
      scaleList: [...scaleList],
    })),
    request: request && {
      topicList: request.topics,
      hope: request.hope === null ? '' : open(request.dataKeyId, 'hope', request.hope),
    },
  };
}

function nameTerm({ locale }: CallContext, { semstrCode, ...term }: PrepTermRow): PrepSheet['termList'][number] {
  const known = enumOptions('semester', locale).find(({ key }) => key === semstrCode);
  return { ...term, semstrNm: known?.value ?? semstrCode };
}

/** Returns the parts that are not empty, for the privacy log. */
export function partsOf(sheet: PrepSheet): string[] {
  const { termList, courseList, earlierList, followUpList, testList } = sheet;
  const lists = {
    terms: termList,
    courses: courseList,
    earlier: earlierList,
    followUps: followUpList,
    tests: testList,
  };
  const filled = Object.entries(lists).flatMap(([name, list]) => (list.length > 0 ? [name] : []));
  return ['standing', ...filled, 'request'];
}
