import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

export function WaitPart() {
  const texts = useTexts(componentTexts).wait;
  const [shape, setShape] = useState<'none' | 'text' | 'rows' | 'block'>('none');
  return (
    <Part title={texts.title}>
      <SegmentedControl
        label={texts.shape}
        options={[
          { value: 'none', label: texts.none },
          { value: 'text', label: texts.text },
          { value: 'rows', label: texts.rows },
          { value: 'block', label: texts.block },
        ]}
        value={shape}
        onValueChange={setShape}
      />
      {shape === 'none' ? <p>{texts.ready}</p> : <Skeleton key={shape} shape={shape} />}
    </Part>
  );
}
