import { letterComments, type OwnComment } from '@naru/contract/areas/portfolio/comment.ts';
import { useMemo } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { letterTexts } from './texts.ts';

const NONE: readonly OwnComment[] = [];

/** Remarks of the latest round that are not settled, by question; none while they are read. */
export function useOpenComments(letterId: string): (questionId: string) => readonly OwnComment[] {
  const { label } = useTexts(letterTexts).comments;
  const { data } = useCall(letterComments.listOpenComments, { params: { id: letterId } }, { label });
  const found = useMemo(
    () =>
      Map.groupBy(
        (data?.commentList ?? []).filter(({ status }) => status === 'OPEN'),
        ({ questionId }) => questionId,
      ),
    [data],
  );
  return (questionId) => found.get(questionId) ?? NONE;
}
