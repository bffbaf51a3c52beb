import { countPrompts } from '@naru/contract/areas/portfolio/prompt.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { portfolioStart, type StartTemplate } from '@naru/contract/areas/portfolio/start.ts';
import { useId } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MiniPage } from './mini-page.tsx';
import styles from './start.module.css';
import { startTexts } from './texts.ts';
import { useCreate } from './use-create.ts';
import type { Made, Making, Start } from './use-making.ts';

/** Orders looks so that those that suit the audience come first, the best of them at the very first. */
function orderLooks({ templateList }: Start, { choices: { audience } }: Making): Start['templateList'] {
  const rank = (audiences: readonly string[]): number => (audiences.indexOf(audience) + 9) % 9;
  return templateList.toSorted((one, other) => rank(one.audienceList) - rank(other.audienceList));
}

/** Asks for a look, each drawn with the person's own content, and makes the portfolio. */
export function LookStep({ start, making, onBack }: Made & { readonly onBack: () => void }) {
  const all = useTexts(startTexts);
  const texts = all.look;
  const looks = orderLooks(start, making);
  const { choices, language } = making;
  const template = making.template ?? looks[0]?.template ?? 'STORY';
  const form = usePageForm({
    names: { title: all.make.name },
    initial: { title: all.make.nameOf(start.headNm).slice(0, SHOWN_MOST.title) },
  });
  const { create, isBusy } = useCreate();
  return (
    <Form
      className={styles.look}
      form={form}
      isShort
      onSend={({ title }) =>
        create({ title, language, beginsWith: 'GUIDE', template, choices }, { onError: form.refuse })
      }
      words={{ failed: all.make.failed }}
      actions={
        <FormDock>
          <Button onClick={onBack}>{all.make.back}</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={all.make.creating}>
            {all.make.create}
          </Button>
        </FormDock>
      }
    >
      <div>
        <h2 className={styles.stepTitle}>{texts.title}</h2>
        <p className={styles.meta}>{texts.text}</p>
      </div>
      <Looks looks={looks} making={making} template={template} />
      <div className={styles.lookName}>
        <TextField
          {...form.text('title')}
          label={all.make.name}
          help={all.make.nameHelp}
          maxLength={SHOWN_MOST.title}
        />
      </div>
    </Form>
  );
}

interface LooksProps {
  readonly looks: Start['templateList'];
  readonly making: Making;
  readonly template: StartTemplate;
}

function Looks({ looks, making, template: chosen }: LooksProps) {
  const texts = useTexts(startTexts).look;
  const format = useFormat();
  const name = useId();
  const { choices, language } = making;
  const query = useCall(
    portfolioStart.previewStart,
    { body: { language, choices } },
    { label: texts.title, staleTime: Infinity },
  );
  if (query.isError && !query.data) return <QueryError title={texts.errorTitle} query={query} headingLevel={3} />;
  if (!query.data) return <Skeleton count={6} />;
  const { draftList, facts } = query.data;
  return (
    <div className={styles.looks} role="radiogroup" aria-label={texts.label}>
      {looks.map(({ template, templateNm, purpose, audienceList }) => {
        const content = draftList.find((one) => one.template === template)?.content;
        const left = content ? countPrompts(content) : 0;
        return (
          <label key={template} className={styles.lookCard}>
            <input
              type="radio"
              name={name}
              value={template}
              checked={template === chosen}
              className="visually-hidden"
              onChange={() => making.setTemplate(template)}
            />
            <span className={styles.lookPicture}>
              {content && <MiniPage content={content} facts={facts} language={language} />}
            </span>
            <span className={styles.lookHead}>
              <strong>{templateNm}</strong>
              {audienceList[0] === choices.audience && <Tag>{texts.suits}</Tag>}
            </span>
            <span className={styles.meta}>{purpose}</span>
            <span className={styles.meta}>{left > 0 ? texts.prompts(format.number(left)) : texts.complete}</span>
          </label>
        );
      })}
    </div>
  );
}
