import { board as calls } from '@naru/contract/areas/board.ts';
import { reference } from '@naru/contract/areas/reference.ts';
import { useMatch } from '@tanstack/react-router';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccessDenied } from '../navigation/access-denied.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { useScreenTitle } from '../navigation/use-screen-title.ts';
import { QueryError } from '../query/query-error.tsx';
import { PostForm } from './post-form.tsx';
import { boardTexts } from './texts.ts';
import { usePlace, usePostId } from './use-place.ts';

/** Where a post of any board is written or changed. */
export function BoardFormScreen() {
  const all = useTexts(boardTexts);
  const texts = all.form;
  const place = usePlace();
  const id = usePostId();
  const menuId = useMatch({ strict: false, select: (match) => match.staticData.route?.meta.menuId }) ?? undefined;
  const { code } = place;
  const silent = { alertMessage: null } as const;
  const about = useCall(calls.readBoard, { params: { code } }, silent);
  // Drafts take the right to create: who may only change keeps what they write on the screen.
  const keepsDrafts = about.data?.board.can.create === true;
  const post = useCall(
    calls.readPostForEdit,
    { params: { code, id: id ?? '' } },
    { ...silent, enabled: id !== undefined, staleTime: 0 },
  );
  const draft = useCall(
    calls.readDraft,
    { params: { code }, query: { postId: id } },
    { ...silent, enabled: keepsDrafts, staleTime: 0 },
  );
  const departments = useCall(reference.listDepartments, {}, { ...silent, enabled: id !== undefined });
  const title = id === undefined ? texts.create : texts.change;
  useScreenTitle(title, about.data?.board.name);
  const reads = [about, ...(keepsDrafts ? [draft] : []), ...(id === undefined ? [] : [post])];
  const failed = reads.find((read) => read.isError);
  const isForbidden = about.data?.board.can.create === false && id === undefined;
  const back = <ButtonLink as={(slot) => <AppLink to={place.list()} {...slot} />}>{all.detail.toList}</ButtonLink>;
  if (isForbidden || failed?.error?.code === 'S403')
    return <AccessDenied menuId={menuId} right={id === undefined ? 'C' : 'U'} actions={back} />;
  if (failed?.error?.code === '404') {
    return (
      <>
        <PageHeader title={texts.goneTitle} />
        <EmptyState title={texts.goneText} actions={back} />
      </>
    );
  }
  if (failed) {
    return (
      <QueryError
        page
        title={all.detail.errorTitle}
        query={{ ...failed, refetch: () => reads.map((read) => read.refetch()) }}
        actions={back}
      />
    );
  }
  // Once begun, the form is its own: what is read anew meanwhile does not take the text away.
  if (!about.data || (keepsDrafts && !draft.data) || (id !== undefined && (!post.data || !departments.isFetched)))
    return <Skeleton count={8} />;
  const names = new Map((departments.data?.deptList ?? []).map((one) => [one.deptCode, one.deptNm]));
  return (
    <>
      <PageHeader title={title} breadcrumb={<AppLink to={place.list()}>{about.data.board.name}</AppLink>} />
      <PostForm
        key={id ?? 'new'}
        board={about.data.board}
        post={post.data?.post}
        draft={draft.data?.draft ?? null}
        departmentName={(one) => names.get(one) ?? one}
      />
    </>
  );
}
