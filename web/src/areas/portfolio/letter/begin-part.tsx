import { coverLetters, type LetterContent } from '@naru/contract/areas/portfolio/letter.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LETTER_LIST, letterOf } from './addresses.ts';
import { HeadFields } from './head-fields.tsx';
import styles from './letter.module.css';
import { makeQuestion } from './question-values.ts';
import { letterTexts } from './texts.ts';

/** Begins a letter with what it is for; its first question is there at once. */
export function BeginPart() {
  const all = useTexts(letterTexts);
  const texts = all.begin;
  const navigate = useNavigate();
  const language = useLocale();
  const [content, setContent] = useState<LetterContent>(() => ({
    title: '',
    company: '',
    job: '',
    dueOn: null,
    language,
    questionList: [makeQuestion()],
  }));
  useScreenTitle(texts.title);
  const create = useCallMutation(coverLetters.createLetter, {
    alertMessage: null,
    onSuccess: ({ letterId }) => void navigate({ to: letterOf(letterId), replace: true }),
  });
  const problem = create.error && (fieldErrorsOf(create.error)[0]?.message ?? create.error.message);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LETTER_LIST}>{all.toList}</AppLink>}
        title={texts.title}
        purpose={texts.purpose}
      />
      <form
        className={styles.begin}
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ body: content });
        }}
      >
        <HeadFields content={content} onChange={setContent} />
        {problem !== null && (
          <Notice tone="red" live="assertive" title={texts.failed}>
            {problem}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" size="large" busy={create.isPending} busyLabel={texts.starting}>
            {texts.start}
          </Button>
        </div>
      </form>
    </>
  );
}
