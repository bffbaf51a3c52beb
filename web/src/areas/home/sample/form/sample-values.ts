import type { ComboboxOption } from '../../../../ui/combobox.tsx';
import type { UploadedFile } from '../../../../ui/file-field.tsx';

/** Characters of the text. */
export const MEMO_MOST = 200;

/** The values of the model form while it is being written. */
export interface SampleValues {
  subject: string;
  memo: string;
  department: ComboboxOption | null;
  region: string | null;
  grade: number | null;
  urgent: 'Y' | 'N';
  date: string | null;
  days: string[];
  channels: string[];
  locale: string;
  notify: boolean;
  files: readonly UploadedFile[];
  secret: string;
  consent: boolean;
}

export const BLANK: SampleValues = {
  subject: '',
  memo: '',
  department: null,
  region: null,
  grade: null,
  urgent: 'N',
  date: null,
  days: [],
  channels: [],
  locale: 'ko',
  notify: true,
  files: [],
  secret: '',
  consent: false,
};

/** Never kept in the browser. */
export const NOT_KEPT = ['files', 'secret', 'consent'] as const;
