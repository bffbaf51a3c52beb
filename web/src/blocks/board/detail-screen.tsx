import type { Post } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { phone, useMediaQuery } from '../../ui/use-media-query.ts';
import { AccessDenied } from '../navigation/access-denied.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { useScreenTitle } from '../navigation/use-screen-title.ts';
import { AttachmentList } from '../file/attachment-list.tsx';
import { toUploadedFile } from '../file/file-name.ts';
import { TextWithPictures } from '../file/text-with-pictures.tsx';
import { QueryError } from '../query/query-error.tsx';
import { Comments } from './comments.tsx';
import styles from './detail-screen.module.css';
import { PostAside } from './post-aside.tsx';
import { PostConfirmation } from './post-confirmation.tsx';
import { PostDeadline } from './post-deadline.tsx';
import { PostHistory } from './post-history.tsx';
import { PostMenu } from './post-menu.tsx';
import { PostPrint } from './post-print.tsx';
import { Readership } from './readership.tsx';
import { boardTexts } from './texts.ts';
import { usePlace, usePostId } from './use-place.ts';
import { useWrittenLang } from '../../ui/use-written-lang.ts';
import { Written } from '../../ui/written.tsx';

/** Where nothing stands beside the text: what is beside it otherwise comes before or after it. */
const narrow = '(max-width: 68.749rem)';

/** A post of any board, with what hangs on it. */
export function BoardDetailScreen() {
  const texts = useTexts(boardTexts).detail;
  const place = usePlace();
  const id = usePostId() ?? '';
  const params = { code: place.code, id };
  const about = useCall(calls.readBoard, { params: { code: place.code } }, { alertMessage: null });
  const query = useCall(calls.readPost, { params }, { label: about.data?.board.name, alertMessage: null });
  useScreenTitle(query.data?.post.title ?? '', about.data?.board.name);
  if (query.isPending) return <Skeleton count={8} />;
  if (query.isError) {
    const isGone = query.error.code === '404';
    const back = <ButtonLink as={(slot) => <AppLink to={place.list()} {...slot} />}>{texts.toList}</ButtonLink>;
    if (isGone) {
      return (
        <>
          <PageHeader title={texts.goneTitle} />
          <EmptyState title={texts.goneText} actions={back} />
        </>
      );
    }
    if (query.error.code === 'S403')
      return <AccessDenied menuId={about.data?.board.menuId} right="RR" actions={back} />;
    return <QueryError page title={texts.errorTitle} query={query} actions={back} />;
  }
  // A key of its own: what was opened or written under one post is nothing of the next.
  return <PostBody key={id} post={query.data.post} boardName={about.data?.board.name ?? ''} />;
}

interface PostBodyProps {
  readonly post: Post;
  readonly boardName: string;
}

function PostBody({ post, boardName }: PostBodyProps) {
  const all = useTexts(boardTexts);
  const texts = all.detail;
  const format = useFormat();
  const lang = useWrittenLang(post.html);
  const place = usePlace();
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const isNarrow = useMediaQuery(narrow);
  // A reader wants the text first; people who write here want their way to it.
  const menuIsLast = useMediaQuery(phone) && !post.can.change;
  const menu = <PostMenu post={post} onPrint={() => setPrintedAt(Date.now())} />;
  const wrote = [post.deptNm, post.authorNm ?? all.anonymous].filter((part) => part !== null).join(' ');
  const isOut = post.status === 'LIVE';
  const state =
    post.status === 'SCHEDULED'
      ? texts.scheduled(format.moment(post.publishFrom))
      : texts.notLive(all.status[post.status]);
  return (
    <div className={styles.page}>
      <article className={styles.main}>
        <PageHeader
          breadcrumb={
            <span className={styles.trail}>
              <AppLink to={place.list()}>{boardName}</AppLink>
              {post.categoryNm !== null && <span>{post.categoryNm}</span>}
            </span>
          }
          title={<Written>{post.title}</Written>}
          purpose={
            <span className={styles.meta}>
              <strong>
                <Written>{wrote}</Written>
              </strong>
              <span>{format.day(post.publishFrom)}</span>
              <span>{all.list.viewsOf(format.number(post.views))}</span>
              {post.editedAt !== null && <PostHistory postId={post.postId} editedAt={post.editedAt} />}
            </span>
          }
          actions={menuIsLast ? undefined : menu}
        />
        {isNarrow && <PostDeadline at={post.deadlineAt} />}
        {!isOut && <Notice tone="amber" title={state} />}
        <div className={styles.text} lang={lang}>
          <TextWithPictures sanitizedHtml={post.html} />
        </div>
        {post.fileList.length > 0 && (
          <Section title={texts.files} size="small">
            <AttachmentList files={post.fileList.map(toUploadedFile)} />
          </Section>
        )}
        {isNarrow && <PostConfirmation post={post} />}
        {menuIsLast && menu}
        {post.can.audit && isOut && (
          <Readership params={{ code: place.code, id: post.postId }} mustRead={post.mustRead} />
        )}
        <Comments post={post} />
      </article>
      <PostAside post={post}>
        {!isNarrow && (
          <>
            <PostDeadline at={post.deadlineAt} />
            <PostConfirmation post={post} />
          </>
        )}
      </PostAside>
      <PostPrint at={printedAt} onClose={() => setPrintedAt(null)} post={post} boardName={boardName} wrote={wrote} />
    </div>
  );
}
