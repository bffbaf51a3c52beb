import { useEnumeration } from '../../../../blocks/enumeration/use-enumeration.ts';

/** Reads the words of the code table; nothing until they are there. */
export const useDeskWords = () => ({
  typeOf: useEnumeration('programmeType').wordOf,
  stageOf: useEnumeration('programmeStage').wordOf,
  selectionOf: useEnumeration('programmeSelection').wordOf,
  traineeOf: useEnumeration('traineeStatus').wordOf,
  approvalOf: useEnumeration('approvalStatus').wordOf,
  competencyOf: useEnumeration('coreCompetency').wordOf,
  memberTypeOf: useEnumeration('memberType').wordOf,
  gradeOf: useEnumeration('grade').wordOf,
});
export type DeskEnumWords = ReturnType<typeof useDeskWords>;
