import { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Row } from '../../../ui/row.tsx';
import { commentTexts } from './texts.ts';

const KEPT_MS = 60_000;

interface TemplateMenuProps {
  readonly onPut: (words: string) => void;
}

/** Puts words that a corrector uses often into a comment. */
export function TemplateMenu({ onPut }: TemplateMenuProps) {
  const texts = useTexts(commentTexts).desk;
  const query = useCall(correctionDesk.listTemplates, {}, { label: texts.templates, staleTime: KEPT_MS });
  const templates = query.data?.templateList ?? [];
  if (templates.length === 0) return null;
  return (
    <Row>
      <Menu
        label={texts.templates}
        entries={templates.map(({ templateId, title, text }) => ({
          id: templateId,
          label: title,
          onSelect: () => onPut(text),
        }))}
        trigger={(props) => (
          <Button variant="text" size="small" icon={IconTemplate} {...props}>
            {texts.templates}
          </Button>
        )}
      />
    </Row>
  );
}
