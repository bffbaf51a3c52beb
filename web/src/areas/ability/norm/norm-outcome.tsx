import { norms } from '@naru/contract/areas/ability/norm.ts';
import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { formTexts } from '../../../blocks/form/texts.ts';
import { ImportOutcome } from '../../../blocks/import/import-outcome.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './norm.module.css';
import { normTexts } from './texts.ts';
import { useGroupName } from './use-group-name.ts';

const MOST_SHOWN = 60;

export interface NormOutcomeProps {
  readonly versionId: string;
  readonly fileId: string;
  readonly outcome: CallOutput<typeof norms.previewNorm>;
  readonly onDone: () => void;
}

/** Shows what is wrong with which line, or the groups that the sheet has; a whole one gets a name and is kept. */
export function NormOutcome({ versionId, fileId, outcome, onDone }: NormOutcomeProps) {
  const texts = useTexts(normTexts).sheet;
  const { missing } = useTexts(formTexts);
  const format = useFormat();
  const { groupList, problemList, problemCount, rowCount, planKey } = outcome;
  const names = { nameKo: texts.nameKo, nameEn: texts.nameEn };
  const form = usePageForm({
    names,
    initial: { nameKo: '', nameEn: '' },
    check: ({ nameKo, nameEn }) => ({
      ...(nameKo.trim() === '' && { nameKo: missing(names.nameKo) }),
      ...(nameEn.trim() === '' && { nameEn: missing(names.nameEn) }),
    }),
  });
  const keep = useCallMutation(norms.importNorm, { alertMessage: null });
  const send = (): void =>
    void form.submit((body) =>
      keep.mutate(
        { params: { versionId }, body: { ...body, fileId, planKey } },
        {
          onSuccess: () => {
            showToast({ text: texts.done, tone: 'done' });
            onDone();
          },
        },
      ),
    );
  const isWhole = problemCount === 0 && rowCount > 0;
  const counts = { groups: format.number(groupList.length), rows: format.number(rowCount) };
  return (
    <ImportOutcome
      problems={{
        count: problemCount,
        list: problemList.map(({ line, group, scale, reason }) => ({
          line,
          cells: [joinFacts([group, scale])],
          reason,
        })),
        text: texts.problemsText,
        head: texts.problemHead,
        fileName: texts.problemFile,
      }}
      title={rowCount > 0 ? texts.found(counts) : texts.nothing}
      failed={texts.failed}
      failure={keep.error ? (fieldErrorsOf(keep.error)[0]?.message ?? texts.conflict) : undefined}
      apply={
        isWhole ? { label: texts.submit, sending: texts.sending, isPending: keep.isPending, run: send } : undefined
      }
    >
      <Groups groups={groupList} />
      {isWhole && (
        <Stack>
          <TextField
            {...form.text('nameKo')}
            label={texts.nameKo}
            help={texts.nameKoHelp}
            maxLength={TEST_MOST.name}
            lang="ko"
          />
          <TextField {...form.text('nameEn')} label={texts.nameEn} maxLength={TEST_MOST.name} lang="en" />
        </Stack>
      )}
    </ImportOutcome>
  );
}

function Groups({ groups }: { readonly groups: NormOutcomeProps['outcome']['groupList'] }) {
  const texts = useTexts(normTexts).sheet;
  const format = useFormat();
  const nameOf = useGroupName();
  return (
    <>
      <DefinitionList
        items={groups.slice(0, MOST_SHOWN).map((group) => ({
          id: `${group.collegeCode ?? ''}/${group.grade ?? ''}`,
          term: nameOf(group),
          value: joinFacts([
            texts.people(format.number(group.people)),
            group.hasPercentiles ? texts.withPercentiles : '',
          ]),
        }))}
      />
      {groups.length > MOST_SHOWN && <p className={styles.meta}>{texts.first(format.number(MOST_SHOWN))}</p>}
    </>
  );
}
