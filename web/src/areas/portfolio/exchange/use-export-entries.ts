import { exchange } from '@naru/contract/areas/portfolio/exchange.ts';
import { PAPER_LANGUAGES, type PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';

import { saveFile } from '../../../platform/http/save-file.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import type { MenuEntry } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { exchangeTexts } from './texts.ts';

/** Entries of a résumé's menu that hand it out as JSON Resume, one a language. */
export function useExportEntries(resumeId: string): readonly MenuEntry[] {
  const texts = useTexts(exchangeTexts);
  const { client } = useRuntime();
  const save = async (language: PaperLanguage): Promise<void> => {
    const { fileNm, fileText } = await client.call(
      exchange.exportResume,
      { params: { id: resumeId }, query: { language } },
      { alertMessage: texts.exportFailed },
    );
    saveFile(new Blob([fileText], { type: 'application/json' }), fileNm);
    showToast({ text: texts.exported, tone: 'done' });
  };
  return PAPER_LANGUAGES.map((language, index) => ({
    id: `export ${language}`,
    label: texts.export[language],
    icon: IconFileDownload,
    apart: index === 0,
    // A failure has been told by the call itself.
    onSelect: () => void save(language).catch(() => undefined),
  }));
}
