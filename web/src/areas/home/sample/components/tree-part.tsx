import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TreeView } from '../../../../ui/tree-view.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

type NodeId = 'school' | 'humanities' | 'korean' | 'history' | 'engineering' | 'computer' | 'machine' | 'centre';

export function TreePart() {
  const texts = useTexts(componentTexts).tree;
  const format = useFormat();
  const [chosen, setChosen] = useState<string>('computer');
  const node = (id: NodeId, people: number) => ({
    id,
    label: texts.nodes[id],
    note: texts.people(format.number(people)),
  });
  const nameOf = (id: string): string => Object.entries(texts.nodes).find(([key]) => key === id)?.[1] ?? '';
  return (
    <Part title={texts.title}>
      <TreeView
        label={texts.label}
        defaultExpanded={['school', 'engineering']}
        nodes={[
          {
            ...node('school', 300),
            children: [
              { ...node('humanities', 120), children: [node('korean', 70), node('history', 50)] },
              { ...node('engineering', 168), children: [node('computer', 98), node('machine', 70)] },
              node('centre', 12),
            ],
          },
        ]}
        value={chosen}
        onValueChange={setChosen}
      />
      <output className={styles.quiet}>{texts.chosen(nameOf(chosen))}</output>
    </Part>
  );
}
