-- Opens the boards of learning, teaching and mentoring. What stands in a report is for holders of a named resource; in a
-- discussion people are mentioned, and follow what comes after.

alter table board add column detail_resource text check (detail_resource in ('RPRTRR'));
alter table board add column is_discussion boolean not null default false;
comment on column board.detail_resource is 'Named resource that opening the posts of others takes beside the privilege; lists need none.';
comment on column board.is_discussion is 'Its posts can be followed, and people who read it be mentioned in comments.';
update board set detail_resource = 'RPRTRR' where code = 'analsrpt';
update board set is_discussion = true where code = 'dscsn';

create table post_follower (
  post_id uuid not null references post (id),
  member_id uuid not null references member (id),
  followed_at timestamptz not null,
  primary key (post_id, member_id)
);
create index post_follower_member on post_follower (member_id);

create table post_comment_mention (
  comment_id uuid not null references post_comment (id),
  member_id uuid not null references member (id),
  primary key (comment_id, member_id)
);
create index post_comment_mention_member on post_comment_mention (member_id);

insert into board_category (board_code, position, code, name_ko, name_en) values
  ('analsrpt', 10, 'LEARNING', '학습', 'Learning'),
  ('analsrpt', 20, 'CAREER', '진로·취업', 'Careers'),
  ('analsrpt', 30, 'PROGRAMME', '비교과', 'Programmes'),
  ('analsrpt', 40, 'SURVEY', '설문', 'Surveys'),
  ('stdytips', 10, 'EXAM', '시험 준비', 'Exams'),
  ('stdytips', 20, 'NOTES', '노트 정리', 'Taking notes'),
  ('stdytips', 30, 'TIME', '시간 관리', 'Managing time'),
  ('stdytips', 40, 'TEAM', '조별 과제', 'Group work'),
  ('teachtips', 10, 'DESIGN', '수업 설계', 'Course design'),
  ('teachtips', 20, 'INTERACTION', '수업 소통', 'Interaction in class'),
  ('teachtips', 30, 'ASSESSMENT', '과제와 평가', 'Assignments and assessment'),
  ('teachtips', 40, 'ONLINE', '온라인 수업', 'Online teaching');

update menu set is_in_development = false where id in (
  'ANL_RPT', 'ANL_TIPS', 'ANL_MJR', 'ANL_CNTST', 'PRF_TIPS', 'PRF_DSC', 'MNT_STUD_NOTICE', 'MNT_JOB_NOTICE', 'MNT_HYF_NOTICE');
