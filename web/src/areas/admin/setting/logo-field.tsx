import { SETTING_MOST } from '@naru/contract/areas/settings.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FileField, type UploadedFile } from '../../../ui/file-field.tsx';
import { SettingValue } from './setting-value.tsx';
import { settingTexts } from './texts.ts';

export interface LogoFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  /** The picture as a data address; empty for none. */
  readonly value: string;
  readonly onValueChange: (address: string) => void;
}

/** A field for a small picture, which the browser itself reads. */
export function LogoField({ id, error, value, onValueChange }: LogoFieldProps) {
  const texts = useTexts(settingTexts).logoField;
  const format = useFormat();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const size = format.bytes(SETTING_MOST.logoBytes);
  return (
    <>
      <SettingValue kind="logo" value={value} />
      <FileField
        id={id}
        error={error}
        label={texts.label}
        help={texts.help(size)}
        value={files}
        onValueChange={(next) => {
          setFiles(next);
          if (next.length === 0) onValueChange('');
        }}
        upload={async (file) => {
          onValueChange(await readAddress(file));
          return { id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size };
        }}
        accept={{ 'image/png': ['.png'], 'image/webp': ['.webp'] }}
        maxSize={SETTING_MOST.logoBytes}
        maxFiles={1}
        labels={{
          browse: texts.browse,
          drop: texts.drop,
          list: texts.label,
          formatSize: format.bytes,
          uploading: texts.reading,
          cancel: texts.cancel,
          remove: texts.remove,
          retry: texts.retry,
          tooLarge: texts.tooLarge(size),
          wrongType: texts.wrongType,
          tooMany: texts.tooMany,
          failed: () => texts.unreadable,
        }}
      />
    </>
  );
}

/** @throws where the file cannot be read */
async function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string)); // asked for as an address
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file is unreadable.')));
    reader.readAsDataURL(file);
  });
}
