import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from './button.tsx';
import type { UploadedFile } from './file-field.tsx';
import styles from './file-list.module.css';
import { FileRow } from './file-row.tsx';

export interface FileListProps {
  /** The name of the list, for screen readers. */
  readonly label: string;
  readonly files: readonly UploadedFile[];
  readonly formatSize: (bytes: number) => string;
  /** "보고서.pdf 내려받기". */
  readonly openLabel: (name: string) => string;
  readonly onOpen: (file: UploadedFile) => void;
  /** Downloads all of them at once. */
  readonly all?: { readonly label: string; readonly onOpen: () => void } | undefined;
}

/** Lists files to download. */
export function FileList({ label, files, formatSize, openLabel, onOpen, all }: FileListProps) {
  return (
    <div>
      <ul aria-label={label}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            name={file.name}
            sizeText={formatSize(file.size)}
            openLabel={openLabel(file.name)}
            onOpen={() => onOpen(file)}
          />
        ))}
      </ul>
      {all && (
        <div className={styles.all}>
          <Button size="small" icon={IconDownload} onClick={all.onOpen}>
            {all.label}
          </Button>
        </div>
      )}
    </div>
  );
}
