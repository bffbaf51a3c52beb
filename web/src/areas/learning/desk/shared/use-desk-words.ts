import { reference } from '@naru/contract/areas/reference.ts';
import type { EnumKey, EnumName } from '@naru/contract/enums.ts';

import { useCall } from '../../../../platform/query/use-call.ts';

type WordOf<N extends EnumName> = (key: EnumKey<N>) => string;

export interface DeskEnumWords {
  readonly typeOf: WordOf<'programmeType'>;
  readonly stageOf: WordOf<'programmeStage'>;
  readonly selectionOf: WordOf<'programmeSelection'>;
  readonly traineeOf: WordOf<'traineeStatus'>;
  readonly approvalOf: WordOf<'approvalStatus'>;
  readonly competencyOf: WordOf<'coreCompetency'>;
  readonly memberTypeOf: WordOf<'memberType'>;
  readonly gradeOf: WordOf<'grade'>;
}

/** Reads the words of the code table; nothing until they are there. */
export function useDeskWords(): DeskEnumWords {
  return {
    typeOf: useWords('programmeType'),
    stageOf: useWords('programmeStage'),
    selectionOf: useWords('programmeSelection'),
    traineeOf: useWords('traineeStatus'),
    approvalOf: useWords('approvalStatus'),
    competencyOf: useWords('coreCompetency'),
    memberTypeOf: useWords('memberType'),
    gradeOf: useWords('grade'),
  };
}

function useWords<N extends EnumName>(name: N): WordOf<N> {
  const { data } = useCall(reference.enumeration, { params: { name } }, { staleTime: Infinity, alertMessage: null });
  const options: readonly { readonly key: string; readonly value: string }[] = data?.[name] ?? [];
  return (key) => options.find((one) => one.key === key)?.value ?? '';
}
