import { addressOf } from '../../../platform/route.ts';

/** Screens of papers that comments lead to. */
export const LETTERS = '/portfolio/cl/list';
export const RESUMES = '/portfolio/resume';
export const QUEUE = '/profsr/cl/list';
const FORM = { path: '/portfolio/cl/form/{id}' } as const;
const RESUME_FORM = { path: '/portfolio/resume/form/{id}' } as const;
const ASK = { path: '/portfolio/cl/correction/form/{id}' } as const;

interface PaperKey {
  readonly kind: 'LETTER' | 'RESUME';
  readonly paperId: string;
}

export const formOf = ({ kind, paperId }: PaperKey): string =>
  addressOf(kind === 'LETTER' ? FORM : RESUME_FORM, { params: { id: paperId } });
export const askOf = ({ kind, paperId }: PaperKey): string =>
  addressOf(ASK, { params: { id: paperId }, search: kind === 'RESUME' ? { paper: 'RESUME' } : {} });
