import { blindResume } from '@naru/contract/areas/portfolio/blind.ts';
import type { paperShares as calls } from '@naru/contract/areas/portfolio/share.ts';

import { selectFiles } from '../../../blocks/file/attach.ts';
import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { readFacts } from '../resume/facts.ts';
import { listFileIds } from '../resume/files.ts';
import { indexFacts, leaveOutGone, listConfirmations, settle } from '../resume/rules.ts';
import { readingOf } from './calls.ts';
import { recordView } from '../core/record-view.ts';
import { PAPER_MENUS } from './scope-sql.ts';
import { selectOptionalReadable } from './shared-store.ts';
import { selectOptionalResume } from './resume-store.ts';
import { keepShown } from '../core/keep-shown.ts';

export const readSharedResume =
  (sources: readonly ResumeSource[]): Reader<typeof calls.readSharedResume> =>
  async (ctx, { params: { id, owner } }) => {
    const { db, locale } = ctx;
    const paper = 'RESUME' as const;
    const asked = { paper, paperId: id, ownerId: owner };
    const readable = (await selectOptionalReadable(db, asked, readingOf(ctx))) ?? fail('notFound');
    const row = (await selectOptionalResume(db, id, locale)) ?? fail('notFound');
    const { memberId, audience } = readable;
    const facts = indexFacts(await readFacts(db, sources, memberId));
    const { content } = settle(row.content, { facts, earlier: [row.content] });
    const kept = leaveOutGone(content, facts);
    const shown = keepShown(row.isBlind ? blindResume(kept) : kept);
    const confirmationList = listConfirmations(shown, facts);
    const files = await selectFiles(db, listFileIds(shown));
    if (audience !== null) {
      await db.transaction().execute((tx) =>
        recordView(tx, ctx, {
          paper,
          paperId: id,
          audience,
          ownerId: memberId,
          menuId: PAPER_MENUS[paper],
          fields: ['resume'],
        }),
      );
    }
    const { title, ownerNm, deptNm, isBlind, changedAt } = row;
    return {
      resume: {
        resumeId: id,
        title,
        ownerNm,
        deptNm,
        audience,
        isBlind,
        content: shown,
        confirmationList,
        fileList: [...files.values()].flat(),
        changedAt: changedAt.toISOString(),
      },
    };
  };
