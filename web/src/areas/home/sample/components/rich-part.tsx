import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { RichText } from '../../../../ui/rich-text.tsx';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

export function RichPart() {
  const texts = useTexts(componentTexts).rich;
  return (
    <Part title={texts.title} span="half">
      <RichText sanitizedHtml={texts.html} />
    </Part>
  );
}
