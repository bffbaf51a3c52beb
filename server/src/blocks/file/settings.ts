/** Limits of files that people attach. */
import { numberSetting, type Setting } from '../../platform/settings/declare.ts';

export const MOST_FILE_MEGABYTES = numberSetting('file.mostMegabytes', {
  defaultValue: 20,
  min: 1,
  max: 500,
  description: { ko: '파일 하나의 최대 크기 (MB)', en: 'Maximum file size (MB)' },
});

export const MOST_FILES = numberSetting('file.mostFiles', {
  defaultValue: 20,
  min: 1,
  max: 50,
  description: { ko: '한 번에 첨부할 수 있는 파일의 최대 개수', en: 'Maximum number of files attached at once' },
});

export const FILE_ROOM_MEGABYTES = numberSetting('file.roomMegabytes', {
  defaultValue: 1000,
  min: 1,
  max: 1_000_000,
  description: {
    ko: '한 사람이 쓸 수 있는 파일 저장 공간 (MB)',
    en: 'Storage space per person (MB)',
  },
});

export const FILE_SETTINGS: readonly Setting[] = [MOST_FILE_MEGABYTES, MOST_FILES, FILE_ROOM_MEGABYTES];
