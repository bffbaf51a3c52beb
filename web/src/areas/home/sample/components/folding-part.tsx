import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Accordion } from '../../../../ui/accordion.tsx';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

export function FoldingPart() {
  const texts = useTexts(componentTexts).folding;
  return (
    <Part title={texts.title}>
      <Accordion
        single
        items={[
          { id: 'when', title: texts.when, note: texts.whenNote, content: <p>{texts.whenText}</p>, defaultOpen: true },
          { id: 'who', title: texts.who, content: <p>{texts.whoText}</p> },
          { id: 'keep', title: texts.keep, content: <p>{texts.keepText}</p> },
        ]}
      />
    </Part>
  );
}
