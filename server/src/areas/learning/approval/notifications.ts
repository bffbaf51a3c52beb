/** Notices about approvals: to those who decide, and to those who asked. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { APPROVAL_MENU, DESK_MENU } from '../core/scope-sql.ts';
import { selectApprovalTitles } from '../core/title-store.ts';
import { selectApprovers } from './store.ts';

const describe: Describe = (db, { entityIds, locale }) => selectApprovalTitles(db, { ids: entityIds, locale });

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  describe,
} as const;

export const approvalAsked: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_APPROVAL_ASKED',
  isFor: (actor) => actor.rights.may(APPROVAL_MENU, 'U'),
  texts: {
    ko: {
      name: '승인을 기다리는 프로그램',
      title: (what) => (what === undefined ? '승인을 기다리는 프로그램이 있어요' : `승인을 기다려요: ${what}`),
      body: '내용을 살펴보고 승인하거나 돌려보내 주세요.',
      action: '살펴보기',
    },
    en: {
      name: 'Programmes awaiting approval',
      title: (what) => (what === undefined ? 'A programme awaits approval' : `Awaiting approval: ${what}`),
      body: 'Review it, then approve or return it.',
      action: 'Review',
    },
  },
};

export const approvalDecided: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_APPROVAL_DECIDED',
  isFor: (actor) => actor.rights.may(DESK_MENU, 'U'),
  texts: {
    ko: {
      name: '프로그램 승인 결과',
      title: (what) => (what === undefined ? '승인 결과가 나왔어요' : `승인 결과가 나왔어요: ${what}`),
      body: '결과와 이유를 확인해 주세요.',
      action: '결과 보기',
    },
    en: {
      name: 'Approval results',
      title: (what) => (what === undefined ? 'Your programme was reviewed' : `Reviewed: ${what}`),
      body: 'See the result and the reason.',
      action: 'View result',
    },
  },
};

export const APPROVAL_NOTIFICATIONS: readonly NotificationType[] = [approvalAsked, approvalDecided];

interface About {
  readonly id: string;
  readonly version: number;
  readonly programmeId: string;
}

export async function tellApprovers(tx: Tx, about: About & { readonly authors: readonly string[] }): Promise<void> {
  const recipients = await selectApprovers(tx, about.authors);
  const link = `/lrn/approval/list?open=${about.id}`;
  await notify(tx, { type: approvalAsked, recipients, entityId: about.id, dedupeKey: keyOf(about), link });
}

export async function tellOrganisers(tx: Tx, about: About & { readonly recipients: readonly string[] }): Promise<void> {
  const link = `/lrn/programme/detail/${about.programmeId}`;
  const { recipients, id } = about;
  await notify(tx, { type: approvalDecided, recipients, entityId: id, dedupeKey: keyOf(about), link });
}

const keyOf = ({ id, version }: About): string => `${id}:${version}`;
