import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';

import { Icon } from '../../../ui/icon.tsx';
import styles from './credential.module.css';

const FILES = [
  ['png', 'badge.png'],
  ['svg', 'badge.svg'],
  ['json', 'credential.json'],
  ['jwt', 'credential.jwt'],
] as const;

export interface BadgeFilesProps {
  readonly assertionId: string;
  readonly words: Readonly<Record<(typeof FILES)[number][0], string>>;
}

/** Links to the files of a badge, which a browser saves. */
export function BadgeFiles({ assertionId, words }: BadgeFilesProps) {
  return (
    <ul className={styles.files}>
      {FILES.map(([key, file]) => (
        <li key={key}>
          <a href={`/badge/${assertionId}/${file}`} download={file} className={styles.file}>
            <Icon of={IconDownload} size={18} />
            {words[key]}
          </a>
        </li>
      ))}
    </ul>
  );
}
