import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  template: 'Download template',
  file: 'File',
  reading: 'Checking the file',
  problems: (count: string) => (count === '1' ? '1 line has a problem' : `${count} lines have problems`),
  line: (line: string) => `Line ${line}`,
  download: 'Download lines with problems',
} satisfies Shape<typeof ko>;
