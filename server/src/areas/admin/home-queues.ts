/** Queues of administrators on the home: people who wait for approval, changes that wait for a second one, failed jobs. */
import type { HomeSource } from '../../blocks/manifest/home-source.ts';
import type { Queue } from '@naru/contract/areas/home.ts';

import { presentQueue } from '../../blocks/manifest/queue.ts';
import { countAgedFailures } from './job/store.ts';
import { countAgedSignUps } from './member/store.ts';

const words = {
  ko: { signUps: '가입 승인', jobs: '실패한 작업' },
  en: { signUps: 'Sign-ups to approve', jobs: 'Failed jobs' },
} as const;

export const waitingSignUps: HomeSource<Queue> = {
  isFor: ({ isAdministrator }) => isAdministrator,
  read: async ({ db, now, locale }) => {
    const ages = await countAgedSignUps(db, now);
    const queue = { id: 'sign-ups', name: words[locale].signUps, path: '/admin/member/list?status=PENDING' };
    return [presentQueue(queue, ages)];
  },
};

const JOB_MENU = 'ADM_JOB';

export const failedJobs: HomeSource<Queue> = {
  isFor: ({ rights }) => rights.may(JOB_MENU, 'R'),
  read: async ({ db, now, locale }) => {
    const ages = await countAgedFailures(db, now);
    return [presentQueue({ id: 'failed-jobs', name: words[locale].jobs, path: '/admin/job/list?state=FAILED' }, ages)];
  },
};
