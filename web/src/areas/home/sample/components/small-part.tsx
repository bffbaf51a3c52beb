import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { TruncatedText } from '../../../../ui/truncated-text.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const sizes = ['small', 'regular', 'large', 'huge'] as const;

export function SmallPart() {
  const texts = useTexts(componentTexts).small;
  const format = useFormat();
  const [todos, setTodos] = useState(3);
  const [isNarrow, setIsNarrow] = useState(false);
  return (
    <Part title={texts.title}>
      <Breadcrumb
        label={texts.path}
        items={[
          { id: 'home', content: <AppLink to="/">{texts.pathHome}</AppLink> },
          { id: 'sitemap', content: <AppLink to="/sitemap">{texts.pathProgram}</AppLink> },
          { id: 'here', content: texts.pathHere },
        ]}
      />
      <div className={styles.row}>
        {sizes.map((size) => (
          <Avatar key={size} name={texts.name} size={size} />
        ))}
        <Avatar name={texts.officeName} letters={texts.officeLetters} tone="neutral" />
      </div>
      <div className={styles.row}>
        <Tag>{texts.advisor}</Tag>
        <Tag tone="neutral">{texts.office}</Tag>
        <Icon of={IconCheck} />
        <span className={styles.mark}>
          <KeyHint>/</KeyHint> {texts.searchKey}
        </span>
        <span className={styles.mark}>
          <KeyHint>Esc</KeyHint> {texts.closeKey}
        </span>
      </div>
      <div className={styles.row}>
        <Button size="small" onClick={() => setTodos(todos + 1)}>
          {texts.addTodo}
        </Button>
        <Badge count={todos} label={texts.todo(format.number(todos))} />
        <Badge dot count={1} label={texts.news} />
      </div>
      <DefinitionList
        items={[
          { term: texts.studentNo, value: '20241187' },
          { term: texts.credits, value: texts.creditsValue },
        ]}
      />
      <Switch label={texts.narrow} checked={isNarrow} onCheckedChange={setIsNarrow} />
      {isNarrow ? <TruncatedText text={texts.long} /> : <p>{texts.long}</p>}
    </Part>
  );
}
