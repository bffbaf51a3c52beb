/** Why a step could not be taken, where the machine says nothing of its own. */
import type { FailureKind } from '@naru/contract/envelope.ts';

import type { Reason } from '../../platform/http/failure.ts';
import { failureMessage, type Locale } from '../../platform/http/messages.ts';
import type { StepFailure } from './store.ts';

const SAID: Readonly<Partial<Record<FailureKind, Reason>>> = {
  conflict: {
    ko: '그사이 내용이 바뀌었어요. 바뀐 내용을 보고 다시 결정해 주세요.',
    en: 'It changed in the meantime. Look at it and decide again.',
  },
  forbidden: { ko: '처리할 권한이 없어요.', en: 'You don’t have permission to do this.' },
  notFound: { ko: '볼 수 없는 곳으로 옮겨졌어요.', en: 'It has moved to where you can’t see it.' },
  unexpected: { ko: '문제가 생겨 처리하지 못했어요. 다시 해 주세요.', en: 'Something went wrong. Please try again.' },
};

export const TOO_LATE: Reason = {
  ko: '이미 처리해서 되돌릴 수 없어요.',
  en: 'It has been carried out and can’t be undone.',
};

/** Says in the reader's language why a step was not taken. */
export const sayFailure = ({ kind, reason }: StepFailure, locale: Locale): string =>
  (reason ?? SAID[kind])?.[locale] ?? failureMessage(kind, locale);
