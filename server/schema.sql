-- Generated from the migrated database by `npm run db -- types`; do not edit.

CREATE OR REPLACE FUNCTION public.ability_norm_part_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  norm uuid;
  touched record;
begin
  if tg_op = 'INSERT' then
    touched := new;
  else
    touched := old;
  end if;
  if tg_table_name = 'ability_norm_group' then
    norm := touched.norm_id;
  else
    select g.norm_id into norm from ability_norm_group g where g.id = touched.group_id;
  end if;
  if tg_op = 'INSERT' then
    if exists (select from ability_reading r where r.norm_id = norm) then
      raise exception 'A norm by which results were read takes nothing more.' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if exists (select from ability_norm n where n.id = norm and n.status <> 'DRAFT') then
    raise exception 'A norm that was in force is never changed.' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ability_norm_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'A norm that was in force stays.' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.status <> 'DRAFT' and (new.status = 'DRAFT'
    or (new.id, new.version_id, new.number, new.name_ko, new.name_en, new.source, new.built_at)
      is distinct from (old.id, old.version_id, old.number, old.name_ko, old.name_en, old.source, old.built_at)
    or new.built_by is distinct from old.built_by) then
    raise exception 'A norm that was in force is never changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ability_version_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'A published version of a test stays.' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.status <> 'DRAFT'
    and (new.content is distinct from old.content or new.number <> old.number or new.test_id <> old.test_id or new.status = 'DRAFT') then
    raise exception 'A published version of a test is never changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.bigrams_of(source text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT substr(folded.text, place.at, 2) AS substr FROM (SELECT lower(NORMALIZE(regexp_replace(COALESCE(bigrams_of.source, ''::text), '\s+'::text, ''::text, 'g'::text), NFC)) AS lower) folded(text), LATERAL generate_series(1, GREATEST((length(folded.text) - 1), 0)) place(at));

CREATE OR REPLACE PROCEDURE public.ensure_months(IN parent regclass, IN months integer)
 LANGUAGE plpgsql
AS $procedure$
declare
  month date;
  child text;
begin
  for step in 0..months loop
    month := date_trunc('month', now() at time zone 'UTC')::date + make_interval(months => step);
    child := parent::text || to_char(month, '_YYYYMM');
    if to_regclass(child) is null then
      execute format('create table %I partition of %s for values from (%L) to (%L)',
        child, parent, month, (month + interval '1 month')::date);
    end if;
  end loop;
end
$procedure$;

CREATE OR REPLACE FUNCTION public.initials_of(source text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(string_agg(CASE WHEN ((parts.part >= '가'::text) AND (parts.part <= '힣'::text)) THEN substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'::text, (((ascii(parts.part) - 44032) / 588) + 1), 1) ELSE lower(parts.part) END, ''::text ORDER BY parts.place), ''::text) AS "coalesce" FROM regexp_split_to_table(regexp_replace(NORMALIZE(COALESCE(initials_of.source, ''::text), NFC), '\s+'::text, ''::text, 'g'::text), ''::text) WITH ORDINALITY parts(part, place));

CREATE OR REPLACE FUNCTION public.mileage_line_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  available integer;
begin
  insert into mileage_account (member_id) values (new.member_id) on conflict do nothing;
  update mileage_account account set
      balance = account.balance + case when new.kind in ('HOLD', 'RELEASE') then 0 else new.amount end,
      held = account.held - case when new.kind in ('HOLD', 'RELEASE') then new.amount else 0 end,
      line_count = account.line_count + 1
    where account.member_id = new.member_id
    returning account.balance - account.held into available;
  if available < 0 and new.kind in ('HOLD', 'USE', 'EXPIRE') then
    raise exception 'More mileage than there is cannot be spent.'
      using errcode = 'check_violation', constraint = 'mileage_line_available';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mileage_line_opens()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  term_status text;
begin
  perform from mileage_term
    where mileage_term.year = new.about_year and mileage_term.semester_code = new.about_semester for share;
  insert into mileage_term (year, semester_code, status) values (new.year, new.semester_code, 'OPEN') on conflict do nothing;
  select mileage_term.status into term_status from mileage_term
    where mileage_term.year = new.year and mileage_term.semester_code = new.semester_code for share;
  if term_status <> 'OPEN' and not (term_status = 'CLOSING' and new.kind = 'EXPIRE') then
    raise exception 'A closed term takes no line of mileage.'
      using errcode = 'check_violation', constraint = 'mileage_line_open_term';
  end if;
  new.place := nextval(pg_get_serial_sequence('mileage_line', 'place'));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.mileage_line_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A line of the mileage ledger is never changed: reverse it by another one.'
    using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.portfolio_facts_of_badge_class()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update portfolio set facts_version = facts_version + 1
    where status = 'PUBLISHED' and deleted_at is null and member_id in (
      select badge.member_id from badge_assertion badge where badge.class_id = new.id and badge.status = 'GRANTED');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.portfolio_facts_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update portfolio set facts_version = facts_version + 1
    where member_id = coalesce(new.member_id, old.member_id) and status = 'PUBLISHED' and deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.portfolio_facts_of_mileage_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update portfolio set facts_version = facts_version + 1
    where status = 'PUBLISHED' and deleted_at is null and member_id in (
      select claim.member_id from mileage_claim claim where claim.item_id = new.id and claim.status = 'APPROVED');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.portfolio_facts_of_programme()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update portfolio set facts_version = facts_version + 1
    where status = 'PUBLISHED' and deleted_at is null and member_id in (
      select t.member_id from trainee t where t.programme_id = new.id and t.completed_at is not null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.portfolio_facts_of_reading()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update portfolio set facts_version = facts_version + 1
    from ability_session taken
    where taken.id = new.session_id and portfolio.member_id = taken.member_id
      and portfolio.status = 'PUBLISHED' and portfolio.deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.portfolio_facts_of_student()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update portfolio set facts_version = facts_version + 1
    from student
    where student.id = new.student_id and portfolio.member_id = student.member_id
      and portfolio.status = 'PUBLISHED' and portfolio.deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.portfolio_facts_of_students()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update portfolio set facts_version = facts_version + 1
    from student
    where student.id in (select changed.student_id from changed) and portfolio.member_id = student.member_id
      and portfolio.status = 'PUBLISHED' and portfolio.deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % stay as they are', tg_table_name using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.student_advised()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update student set is_advised = open.is_there
    from (
      select gone.student_id, exists (select from advisor_assignment held
        where held.student_id = gone.student_id and held.kind = 'ADVISOR' and held.ends_on is null) as is_there
      from (select distinct changed.student_id from changed) gone) open
    where student.id = open.student_id and student.is_advised <> open.is_there;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.text_of(parts text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_to_string(parts, ' '::text);

create table ability_answer (
  session_id uuid not null,
  item_code text not null,
  value integer not null,
  language text not null,
  changed_at timestamp with time zone not null,
  constraint ability_answer_pkey PRIMARY KEY (session_id, item_code),
  constraint ability_answer_session_id_fkey FOREIGN KEY (session_id) REFERENCES ability_session(id) ON DELETE CASCADE,
  constraint ability_answer_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text])))
);

create table ability_assignment (
  id uuid not null,
  test_id uuid not null,
  name_ko text not null,
  name_en text not null,
  grades integer[] not null,
  department_codes text[] not null,
  opens_on date not null,
  due_on date not null,
  reminds_automatically boolean default true not null,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by uuid,
  version integer default 1 not null,
  constraint ability_assignment_pkey PRIMARY KEY (id),
  constraint ability_assignment_created_by_fkey FOREIGN KEY (created_by) REFERENCES member(id),
  constraint ability_assignment_test_id_fkey FOREIGN KEY (test_id) REFERENCES ability_test(id),
  constraint ability_assignment_check CHECK ((opens_on <= due_on))
);
CREATE INDEX ability_assignment_created_by ON public.ability_assignment USING btree (created_by);
CREATE INDEX ability_assignment_due ON public.ability_assignment USING btree (due_on) WHERE (ended_at IS NULL);
CREATE INDEX ability_assignment_test ON public.ability_assignment USING btree (test_id, due_on DESC);

create table ability_norm (
  id uuid not null,
  version_id uuid not null,
  number integer not null,
  name_ko text not null,
  name_en text not null,
  source text not null,
  status text not null,
  built_at timestamp with time zone not null,
  built_by uuid,
  version integer default 1 not null,
  constraint ability_norm_version_id_number_key UNIQUE (version_id, number),
  constraint ability_norm_pkey PRIMARY KEY (id),
  constraint ability_norm_built_by_fkey FOREIGN KEY (built_by) REFERENCES member(id),
  constraint ability_norm_version_id_fkey FOREIGN KEY (version_id) REFERENCES ability_version(id),
  constraint ability_norm_number_check CHECK ((number > 0)),
  constraint ability_norm_source_check CHECK ((source = ANY (ARRAY['SHEET'::text, 'OWN'::text, 'DEMO'::text]))),
  constraint ability_norm_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'IN_FORCE'::text, 'REPLACED'::text])))
);
CREATE INDEX ability_norm_built_by ON public.ability_norm USING btree (built_by);
CREATE UNIQUE INDEX ability_norm_one_in_force ON public.ability_norm USING btree (version_id) WHERE (status = 'IN_FORCE'::text);

create table ability_norm_group (
  id uuid not null,
  norm_id uuid not null,
  college_code text,
  grade integer,
  constraint ability_norm_group_norm_id_college_code_grade_key UNIQUE NULLS NOT DISTINCT (norm_id, college_code, grade),
  constraint ability_norm_group_pkey PRIMARY KEY (id),
  constraint ability_norm_group_college_code_fkey FOREIGN KEY (college_code) REFERENCES department(code),
  constraint ability_norm_group_norm_id_fkey FOREIGN KEY (norm_id) REFERENCES ability_norm(id) ON DELETE CASCADE,
  constraint ability_norm_group_grade_check CHECK (((grade >= 1) AND (grade <= 6)))
);
CREATE INDEX ability_norm_group_college ON public.ability_norm_group USING btree (college_code);

create table ability_norm_row (
  group_id uuid not null,
  scale_code text not null,
  people integer not null,
  mean numeric(10,4) not null,
  deviation numeric(10,4) not null,
  error numeric(10,4),
  cuts numeric(10,4)[] not null,
  constraint ability_norm_row_pkey PRIMARY KEY (group_id, scale_code),
  constraint ability_norm_row_group_id_fkey FOREIGN KEY (group_id) REFERENCES ability_norm_group(id) ON DELETE CASCADE,
  constraint ability_norm_row_cuts_check CHECK ((cardinality(cuts) = ANY (ARRAY[0, 99]))),
  constraint ability_norm_row_deviation_check CHECK ((deviation > (0)::numeric)),
  constraint ability_norm_row_error_check CHECK ((error > (0)::numeric)),
  constraint ability_norm_row_people_check CHECK ((people > 0))
);

create table ability_norm_run (
  id uuid not null,
  kind text not null,
  version_id uuid not null,
  norm_id uuid,
  status text not null,
  total integer default 0 not null,
  done integer default 0 not null,
  last_session_id uuid,
  begun_at timestamp with time zone not null,
  begun_by uuid not null,
  done_at timestamp with time zone,
  constraint ability_norm_run_pkey PRIMARY KEY (id),
  constraint ability_norm_run_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES member(id),
  constraint ability_norm_run_norm_id_fkey FOREIGN KEY (norm_id) REFERENCES ability_norm(id) ON DELETE SET NULL,
  constraint ability_norm_run_version_id_fkey FOREIGN KEY (version_id) REFERENCES ability_version(id),
  constraint ability_norm_run_check CHECK (((status = 'RUNNING'::text) = (done_at IS NULL))),
  constraint ability_norm_run_done_check CHECK ((done >= 0)),
  constraint ability_norm_run_kind_check CHECK ((kind = ANY (ARRAY['BUILD'::text, 'RESCORE'::text]))),
  constraint ability_norm_run_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'FAILED'::text]))),
  constraint ability_norm_run_total_check CHECK ((total >= 0))
);
CREATE INDEX ability_norm_run_begun_by ON public.ability_norm_run USING btree (begun_by);
CREATE INDEX ability_norm_run_norm ON public.ability_norm_run USING btree (norm_id);
CREATE UNIQUE INDEX ability_norm_run_one ON public.ability_norm_run USING btree (version_id) WHERE (status = 'RUNNING'::text);
CREATE INDEX ability_norm_run_version ON public.ability_norm_run USING btree (version_id, begun_at DESC);

create table ability_norm_sample (
  run_id uuid not null,
  session_id uuid not null,
  college_code text,
  grade integer not null,
  constraint ability_norm_sample_pkey PRIMARY KEY (run_id, session_id),
  constraint ability_norm_sample_run_id_fkey FOREIGN KEY (run_id) REFERENCES ability_norm_run(id) ON DELETE CASCADE,
  constraint ability_norm_sample_session_id_fkey FOREIGN KEY (session_id) REFERENCES ability_session(id) ON DELETE CASCADE
);
CREATE INDEX ability_norm_sample_session ON public.ability_norm_sample USING btree (session_id);

create table ability_reading (
  id uuid not null,
  session_id uuid not null,
  norm_id uuid,
  group_id uuid,
  people integer,
  scores jsonb not null,
  is_shown boolean not null,
  read_at timestamp with time zone not null,
  constraint ability_reading_session_id_norm_id_key UNIQUE NULLS NOT DISTINCT (session_id, norm_id),
  constraint ability_reading_pkey PRIMARY KEY (id),
  constraint ability_reading_group_id_fkey FOREIGN KEY (group_id) REFERENCES ability_norm_group(id),
  constraint ability_reading_norm_id_fkey FOREIGN KEY (norm_id) REFERENCES ability_norm(id),
  constraint ability_reading_session_id_fkey FOREIGN KEY (session_id) REFERENCES ability_session(id) ON DELETE CASCADE
);
CREATE INDEX ability_reading_group ON public.ability_reading USING btree (group_id);
CREATE INDEX ability_reading_norm ON public.ability_reading USING btree (norm_id, session_id);
CREATE UNIQUE INDEX ability_reading_one_shown ON public.ability_reading USING btree (session_id) WHERE is_shown;

create table ability_reminder (
  assignment_id uuid not null,
  member_id uuid not null,
  occasion text not null,
  sent_at timestamp with time zone not null,
  constraint ability_reminder_pkey PRIMARY KEY (assignment_id, member_id, occasion),
  constraint ability_reminder_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES ability_assignment(id) ON DELETE CASCADE,
  constraint ability_reminder_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX ability_reminder_member ON public.ability_reminder USING btree (member_id);

create table ability_score (
  session_id uuid not null,
  scale_code text not null,
  raw numeric(10,4),
  answered integer not null,
  constraint ability_score_pkey PRIMARY KEY (session_id, scale_code),
  constraint ability_score_session_id_fkey FOREIGN KEY (session_id) REFERENCES ability_session(id) ON DELETE CASCADE
);

create table ability_session (
  id uuid not null,
  member_id uuid not null,
  test_id uuid not null,
  version_id uuid not null,
  status text not null,
  department_code text not null,
  college_code text,
  grade integer not null,
  year integer not null,
  semester_code text not null,
  language text not null,
  switched_language boolean default false not null,
  at_item text,
  elapsed_seconds integer default 0 not null,
  started_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  scored_at timestamp with time zone,
  submission_id uuid,
  quality text[] default '{}'::text[] not null,
  reflection text default ''::text not null,
  invalidated_by uuid,
  invalidated_at timestamp with time zone,
  reason text,
  version integer default 1 not null,
  constraint ability_session_submission_id_key UNIQUE (submission_id),
  constraint ability_session_pkey PRIMARY KEY (id),
  constraint ability_session_college_code_fkey FOREIGN KEY (college_code) REFERENCES department(code),
  constraint ability_session_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint ability_session_invalidated_by_fkey FOREIGN KEY (invalidated_by) REFERENCES member(id),
  constraint ability_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint ability_session_test_id_fkey FOREIGN KEY (test_id) REFERENCES ability_test(id),
  constraint ability_session_version_id_fkey FOREIGN KEY (version_id) REFERENCES ability_version(id),
  constraint ability_session_year_semester_code_fkey FOREIGN KEY (year, semester_code) REFERENCES term(year, semester_code),
  constraint ability_session_check CHECK (((status = ANY (ARRAY['SCORED'::text, 'INVALIDATED'::text])) = (scored_at IS NOT NULL))),
  constraint ability_session_check1 CHECK (((scored_at IS NULL) = (submission_id IS NULL))),
  constraint ability_session_check2 CHECK (((status = 'INVALIDATED'::text) = (invalidated_at IS NOT NULL))),
  constraint ability_session_elapsed_seconds_check CHECK ((elapsed_seconds >= 0)),
  constraint ability_session_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint ability_session_status_check CHECK ((status = ANY (ARRAY['IN_PROGRESS'::text, 'SCORED'::text, 'EXPIRED'::text, 'INVALIDATED'::text])))
);
CREATE INDEX ability_session_by_scored ON public.ability_session USING btree (scored_at, id) WHERE (scored_at IS NOT NULL);
CREATE INDEX ability_session_college ON public.ability_session USING btree (college_code);
CREATE INDEX ability_session_department ON public.ability_session USING btree (department_code);
CREATE INDEX ability_session_idle ON public.ability_session USING btree (last_at) WHERE (status = 'IN_PROGRESS'::text);
CREATE INDEX ability_session_invalidated_by ON public.ability_session USING btree (invalidated_by);
CREATE INDEX ability_session_member ON public.ability_session USING btree (member_id, test_id, started_at DESC);
CREATE UNIQUE INDEX ability_session_one_open ON public.ability_session USING btree (member_id, test_id) WHERE (status = 'IN_PROGRESS'::text);
CREATE INDEX ability_session_scored ON public.ability_session USING btree (test_id, scored_at DESC, id) WHERE (status = 'SCORED'::text);
CREATE INDEX ability_session_term ON public.ability_session USING btree (year, semester_code);
CREATE INDEX ability_session_test ON public.ability_session USING btree (test_id);
CREATE INDEX ability_session_version ON public.ability_session USING btree (version_id, status, id);

create table ability_share (
  id uuid not null,
  member_id uuid not null,
  test_id uuid not null,
  audience text not null,
  granted_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint ability_share_pkey PRIMARY KEY (id),
  constraint ability_share_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint ability_share_test_id_fkey FOREIGN KEY (test_id) REFERENCES ability_test(id),
  constraint ability_share_audience_check CHECK ((audience = ANY (ARRAY['ADVISOR'::text, 'COACH'::text, 'CAREER'::text, 'PSYCHOLOGICAL'::text])))
);
CREATE INDEX ability_share_member ON public.ability_share USING btree (member_id);
CREATE UNIQUE INDEX ability_share_one_live ON public.ability_share USING btree (member_id, test_id, audience) WHERE (revoked_at IS NULL);
CREATE INDEX ability_share_test ON public.ability_share USING btree (test_id);

create table ability_test (
  id uuid not null,
  code text not null,
  family text not null,
  name_ko text not null,
  name_en text not null,
  position integer default 0 not null,
  version integer default 1 not null,
  constraint ability_test_code_key UNIQUE (code),
  constraint ability_test_pkey PRIMARY KEY (id),
  constraint ability_test_family_check CHECK ((family = ANY (ARRAY['01'::text, '02'::text, '03'::text])))
);
CREATE INDEX ability_test_list ON public.ability_test USING btree (family, "position", id);

create table ability_version (
  id uuid not null,
  test_id uuid not null,
  number integer not null,
  status text not null,
  content jsonb not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  changed_at timestamp with time zone not null,
  published_at timestamp with time zone,
  published_by uuid,
  retired_at timestamp with time zone,
  version integer default 1 not null,
  constraint ability_version_test_id_number_key UNIQUE (test_id, number),
  constraint ability_version_pkey PRIMARY KEY (id),
  constraint ability_version_created_by_fkey FOREIGN KEY (created_by) REFERENCES member(id),
  constraint ability_version_published_by_fkey FOREIGN KEY (published_by) REFERENCES member(id),
  constraint ability_version_test_id_fkey FOREIGN KEY (test_id) REFERENCES ability_test(id),
  constraint ability_version_check CHECK (((status = 'DRAFT'::text) = (published_at IS NULL))),
  constraint ability_version_check1 CHECK (((status = 'RETIRED'::text) = (retired_at IS NOT NULL))),
  constraint ability_version_number_check CHECK ((number > 0)),
  constraint ability_version_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'RETIRED'::text])))
);
CREATE INDEX ability_version_created_by ON public.ability_version USING btree (created_by);
CREATE UNIQUE INDEX ability_version_one_draft ON public.ability_version USING btree (test_id) WHERE (status = 'DRAFT'::text);
CREATE UNIQUE INDEX ability_version_one_published ON public.ability_version USING btree (test_id) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX ability_version_published_by ON public.ability_version USING btree (published_by);

create table ability_view (
  id uuid not null,
  session_id uuid not null,
  viewer_id uuid not null,
  audience text not null,
  viewed_at timestamp with time zone not null,
  constraint ability_view_pkey PRIMARY KEY (id),
  constraint ability_view_session_id_fkey FOREIGN KEY (session_id) REFERENCES ability_session(id) ON DELETE CASCADE,
  constraint ability_view_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES member(id),
  constraint ability_view_audience_check CHECK ((audience = ANY (ARRAY['ADVISOR'::text, 'COACH'::text, 'CAREER'::text, 'PSYCHOLOGICAL'::text])))
);
CREATE INDEX ability_view_session ON public.ability_view USING btree (session_id, viewed_at DESC);
CREATE INDEX ability_view_viewer ON public.ability_view USING btree (viewer_id);

create table access_log (
  id uuid not null,
  at timestamp with time zone default now() not null,
  member_id uuid,
  acting_as_id uuid,
  menu_id text,
  route text not null,
  session_id uuid,
  constraint access_log_pkey PRIMARY KEY (at, id)
) partition by RANGE (at);
CREATE INDEX access_log_member ON ONLY public.access_log USING btree (member_id, at DESC);

create table advisor_assignment (
  id uuid not null,
  student_id uuid not null,
  advisor_id uuid not null,
  begins_on date not null,
  ends_on date,
  reason text not null,
  previous_id uuid,
  shares_history boolean default false not null,
  kind text default 'ADVISOR'::text not null,
  share_answered_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  made_by uuid,
  end_reason text,
  ended_by uuid,
  constraint advisor_assignment_no_overlap EXCLUDE USING gist (student_id WITH =, kind WITH =, daterange(begins_on, (ends_on + 1)) WITH &&),
  constraint advisor_assignment_pkey PRIMARY KEY (id),
  constraint advisor_assignment_advisor_id_fkey FOREIGN KEY (advisor_id) REFERENCES member(id),
  constraint advisor_assignment_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES member(id),
  constraint advisor_assignment_made_by_fkey FOREIGN KEY (made_by) REFERENCES member(id),
  constraint advisor_assignment_previous_id_fkey FOREIGN KEY (previous_id) REFERENCES advisor_assignment(id),
  constraint advisor_assignment_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint advisor_assignment_check CHECK (((ends_on IS NULL) OR (begins_on <= (ends_on + 1)))),
  constraint advisor_assignment_end_check CHECK (((end_reason IS NULL) OR (ends_on IS NOT NULL))),
  constraint advisor_assignment_end_reason_check CHECK ((end_reason = ANY (ARRAY['RETIREMENT'::text, 'SABBATICAL'::text, 'TRANSFER'::text, 'REQUEST'::text]))),
  constraint advisor_assignment_kind_check CHECK ((kind = ANY (ARRAY['ADVISOR'::text, 'COACH'::text]))),
  constraint advisor_assignment_reason_check CHECK ((reason = ANY (ARRAY['INITIAL'::text, 'TRANSFER'::text, 'REQUEST'::text, 'RETIREMENT'::text, 'SABBATICAL'::text])))
);
CREATE INDEX advisor_assignment_advisor ON public.advisor_assignment USING btree (advisor_id, student_id);
CREATE INDEX advisor_assignment_ended_by ON public.advisor_assignment USING btree (ended_by);
CREATE INDEX advisor_assignment_ending ON public.advisor_assignment USING btree (ends_on, student_id) WHERE ((kind = 'ADVISOR'::text) AND (ends_on IS NOT NULL));
CREATE INDEX advisor_assignment_made_by ON public.advisor_assignment USING btree (made_by);
CREATE UNIQUE INDEX advisor_assignment_one_open ON public.advisor_assignment USING btree (student_id, kind) WHERE (ends_on IS NULL);
CREATE INDEX advisor_assignment_previous ON public.advisor_assignment USING btree (previous_id);
CREATE INDEX advisor_assignment_student ON public.advisor_assignment USING btree (student_id, begins_on DESC);

create table advisor_request (
  id uuid not null,
  student_id uuid not null,
  status text not null,
  wished_id uuid,
  data_key_id uuid not null,
  reason text not null,
  answer text,
  assignment_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  constraint advisor_request_pkey PRIMARY KEY (id),
  constraint advisor_request_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES advisor_assignment(id),
  constraint advisor_request_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint advisor_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint advisor_request_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint advisor_request_wished_id_fkey FOREIGN KEY (wished_id) REFERENCES member(id),
  constraint advisor_request_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text])))
);
CREATE INDEX advisor_request_assignment ON public.advisor_request USING btree (assignment_id);
CREATE INDEX advisor_request_decided_by ON public.advisor_request USING btree (decided_by);
CREATE INDEX advisor_request_key ON public.advisor_request USING btree (data_key_id);
CREATE UNIQUE INDEX advisor_request_one_open ON public.advisor_request USING btree (student_id) WHERE (status = 'WAITING'::text);
CREATE INDEX advisor_request_over ON public.advisor_request USING btree (decided_at DESC, id) WHERE (status <> 'WAITING'::text);
CREATE INDEX advisor_request_student ON public.advisor_request USING btree (student_id, created_at DESC);
CREATE INDEX advisor_request_waiting ON public.advisor_request USING btree (created_at, id) WHERE (status = 'WAITING'::text);
CREATE INDEX advisor_request_wished ON public.advisor_request USING btree (wished_id);

create table assessment (
  id uuid not null,
  course_id uuid not null,
  title text not null,
  description text,
  category text,
  assigned_on date,
  due_on date,
  lowest_score numeric,
  highest_score numeric,
  source_system text,
  source_id text,
  removed_at timestamp with time zone,
  constraint assessment_source_system_source_id_key UNIQUE (source_system, source_id),
  constraint assessment_pkey PRIMARY KEY (id),
  constraint assessment_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id)
);
CREATE INDEX assessment_course ON public.assessment USING btree (course_id, due_on, id);

create table attendance (
  session_id uuid not null,
  trainee_id uuid not null,
  status text not null,
  method text not null,
  waits boolean default false not null,
  note text default ''::text not null,
  at timestamp with time zone not null,
  by_id uuid,
  version integer default 1 not null,
  ticket_id uuid,
  constraint attendance_ticket UNIQUE (ticket_id),
  constraint attendance_pkey PRIMARY KEY (session_id, trainee_id),
  constraint attendance_by_id_fkey FOREIGN KEY (by_id) REFERENCES member(id),
  constraint attendance_session_id_fkey FOREIGN KEY (session_id) REFERENCES programme_session(id),
  constraint attendance_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainee(id),
  constraint attendance_method_check CHECK ((method = ANY (ARRAY['LINK'::text, 'TYPED'::text, 'HAND'::text, 'SHEET'::text, 'CLOSING'::text]))),
  constraint attendance_status_check CHECK ((status = ANY (ARRAY['PRESENT'::text, 'LATE'::text, 'ABSENT'::text, 'EXCUSED'::text])))
);
CREATE INDEX attendance_by ON public.attendance USING btree (by_id);
CREATE INDEX attendance_trainee ON public.attendance USING btree (trainee_id);
CREATE INDEX attendance_waiting ON public.attendance USING btree (session_id) WHERE waits;

create table audit_log (
  id uuid not null,
  at timestamp with time zone default now() not null,
  actor_id uuid,
  acting_as_id uuid,
  action text not null,
  entity text not null,
  entity_id text,
  before jsonb,
  after jsonb,
  request_id text,
  constraint audit_log_pkey PRIMARY KEY (at, id)
) partition by RANGE (at);
CREATE INDEX audit_log_act ON ONLY public.audit_log USING btree (entity, action, at DESC, id DESC);
CREATE INDEX audit_log_entity ON ONLY public.audit_log USING btree (entity, entity_id, at DESC);
CREATE INDEX audit_log_id ON ONLY public.audit_log USING btree (id);

create table badge_assertion (
  id uuid not null,
  class_id uuid not null,
  member_id uuid not null,
  status text not null,
  is_repeat boolean not null,
  achievement jsonb not null,
  evidence jsonb default '[]'::jsonb not null,
  source_key text,
  granted_at timestamp with time zone not null,
  granted_by uuid,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  revoke_reason text,
  status_list integer not null,
  status_index integer not null,
  holder_salt text not null,
  is_name_public boolean default false not null,
  version integer default 1 not null,
  constraint badge_assertion_source_key_key UNIQUE (source_key),
  constraint badge_assertion_status_list_status_index_key UNIQUE (status_list, status_index),
  constraint badge_assertion_pkey PRIMARY KEY (id),
  constraint badge_assertion_class_id_fkey FOREIGN KEY (class_id) REFERENCES badge_class(id),
  constraint badge_assertion_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES member(id),
  constraint badge_assertion_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint badge_assertion_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES member(id),
  constraint badge_assertion_check CHECK (((status = 'REVOKED'::text) = (revoked_at IS NOT NULL))),
  constraint badge_assertion_check1 CHECK (((status = 'REVOKED'::text) = (revoke_reason IS NOT NULL))),
  constraint badge_assertion_status_check CHECK ((status = ANY (ARRAY['GRANTED'::text, 'REVOKED'::text])))
);
CREATE INDEX badge_assertion_class ON public.badge_assertion USING btree (class_id, granted_at DESC, id);
CREATE INDEX badge_assertion_class_status ON public.badge_assertion USING btree (class_id, status);
CREATE INDEX badge_assertion_ending ON public.badge_assertion USING btree (expires_at) WHERE ((status = 'GRANTED'::text) AND (expires_at IS NOT NULL));
CREATE INDEX badge_assertion_granted ON public.badge_assertion USING btree (granted_at DESC, id);
CREATE INDEX badge_assertion_granter ON public.badge_assertion USING btree (granted_by);
CREATE INDEX badge_assertion_member ON public.badge_assertion USING btree (member_id, granted_at DESC, id);
CREATE UNIQUE INDEX badge_assertion_one ON public.badge_assertion USING btree (class_id, member_id) WHERE ((status = 'GRANTED'::text) AND (NOT is_repeat));
CREATE INDEX badge_assertion_revoker ON public.badge_assertion USING btree (revoked_by);
CREATE INDEX badge_assertion_status ON public.badge_assertion USING btree (status, granted_at DESC, id);

create table badge_class (
  id uuid not null,
  name_ko text not null,
  name_en text not null,
  description_ko text default ''::text not null,
  description_en text default ''::text not null,
  criteria_ko text default ''::text not null,
  criteria_en text default ''::text not null,
  level text not null,
  competency text,
  alignment jsonb default '[]'::jsonb not null,
  rule jsonb,
  look jsonb not null,
  picture_file_id uuid,
  valid_months integer,
  is_repeatable boolean default false not null,
  is_listed boolean default true not null,
  status text default 'DRAFT'::text not null,
  position integer default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  changed_by uuid,
  version integer default 1 not null,
  constraint badge_class_pkey PRIMARY KEY (id),
  constraint badge_class_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES member(id),
  constraint badge_class_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES file_group(id) ON DELETE SET NULL,
  constraint badge_class_level_check CHECK ((level = ANY (ARRAY['BASIC'::text, 'ADVANCED'::text, 'EXPERT'::text]))),
  constraint badge_class_name_en_check CHECK ((name_en <> ''::text)),
  constraint badge_class_name_ko_check CHECK ((name_ko <> ''::text)),
  constraint badge_class_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'OPEN'::text, 'CLOSED'::text]))),
  constraint badge_class_valid_months_check CHECK ((valid_months > 0))
);
CREATE INDEX badge_class_changer ON public.badge_class USING btree (changed_by);
CREATE INDEX badge_class_picture ON public.badge_class USING btree (picture_file_id);
CREATE INDEX badge_class_status ON public.badge_class USING btree (status, "position", id);

create table badge_credential (
  assertion_id uuid not null,
  document jsonb not null,
  jwt text not null,
  made_at timestamp with time zone not null,
  constraint badge_credential_pkey PRIMARY KEY (assertion_id),
  constraint badge_credential_assertion_id_fkey FOREIGN KEY (assertion_id) REFERENCES badge_assertion(id) ON DELETE CASCADE
);

create table badge_holder (
  member_id uuid not null,
  constraint badge_holder_pkey PRIMARY KEY (member_id),
  constraint badge_holder_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table badge_key (
  id text not null,
  algorithm text not null,
  public_key jsonb not null,
  sealed_key text not null,
  data_key_id uuid not null,
  made_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  constraint badge_key_pkey PRIMARY KEY (id),
  constraint badge_key_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint badge_key_algorithm_check CHECK ((algorithm = ANY (ARRAY['RS256'::text, 'ED25519'::text])))
);
CREATE INDEX badge_key_data_key ON public.badge_key USING btree (data_key_id);
CREATE UNIQUE INDEX badge_key_one ON public.badge_key USING btree (algorithm) WHERE (retired_at IS NULL);

create table badge_need (
  class_id uuid not null,
  needs_id uuid not null,
  constraint badge_need_pkey PRIMARY KEY (class_id, needs_id),
  constraint badge_need_class_id_fkey FOREIGN KEY (class_id) REFERENCES badge_class(id) ON DELETE CASCADE,
  constraint badge_need_needs_id_fkey FOREIGN KEY (needs_id) REFERENCES badge_class(id),
  constraint badge_need_check CHECK ((class_id <> needs_id))
);
CREATE INDEX badge_need_needs ON public.badge_need USING btree (needs_id);

create table badge_run (
  id uuid not null,
  class_id uuid not null,
  status text not null,
  total_count integer not null,
  checked_count integer default 0 not null,
  granted_count integer default 0 not null,
  after_id uuid,
  begun_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint badge_run_pkey PRIMARY KEY (id),
  constraint badge_run_class_id_fkey FOREIGN KEY (class_id) REFERENCES badge_class(id) ON DELETE CASCADE,
  constraint badge_run_check CHECK (((status = 'RUNNING'::text) = (ended_at IS NULL))),
  constraint badge_run_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'FAILED'::text])))
);
CREATE INDEX badge_run_class ON public.badge_run USING btree (class_id, begun_at DESC);
CREATE UNIQUE INDEX badge_run_one ON public.badge_run USING btree (class_id) WHERE (status = 'RUNNING'::text);

create table board (
  code text not null,
  menu_id text not null,
  kind text not null,
  has_comments boolean default true not null,
  has_secrets boolean default false not null,
  is_anonymous boolean default false not null,
  has_audience boolean default false not null,
  file_count integer default 5 not null,
  file_mb integer default 20 not null,
  file_extensions text[] default '{pdf,hwp,hwpx,docx,xlsx,pptx,txt,csv,zip,png,jpg,jpeg,gif,webp}'::text[] not null,
  position integer not null,
  detail_resource text,
  is_discussion boolean default false not null,
  keeps_history boolean default false not null,
  constraint board_menu_id_key UNIQUE (menu_id),
  constraint board_pkey PRIMARY KEY (code),
  constraint board_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES menu(id),
  constraint board_detail_resource_check CHECK ((detail_resource = 'RPRTRR'::text)),
  constraint board_file_count_check CHECK ((file_count >= 0)),
  constraint board_file_mb_check CHECK ((file_mb > 0)),
  constraint board_kind_check CHECK ((kind = ANY (ARRAY['NOTICE'::text, 'FILE'::text, 'FREE'::text, 'QNA'::text, 'REVIEW'::text, 'CONTEST'::text, 'REPORT'::text])))
);

create table board_category (
  board_code text not null,
  code text not null,
  name_ko text not null,
  name_en text,
  position integer not null,
  in_use boolean default true not null,
  constraint board_category_pkey PRIMARY KEY (board_code, code),
  constraint board_category_board_code_fkey FOREIGN KEY (board_code) REFERENCES board(code)
);

create table busy (
  id uuid not null,
  person_id uuid not null,
  period tstzrange not null,
  source text not null,
  source_id uuid not null,
  constraint busy_no_overlap EXCLUDE USING gist (person_id WITH =, period WITH &&),
  constraint busy_source_id_person_id_source_key UNIQUE (source_id, person_id, source),
  constraint busy_pkey PRIMARY KEY (id),
  constraint busy_person_id_fkey FOREIGN KEY (person_id) REFERENCES member(id),
  constraint busy_period_check CHECK ((lower_inc(period) AND (NOT upper_inc(period)) AND (NOT isempty(period))))
);

create table calendar_feed (
  member_id uuid not null,
  token_hash text not null,
  made_at timestamp with time zone not null,
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_pkey PRIMARY KEY (member_id),
  constraint calendar_feed_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table certificate (
  number text not null,
  kind text not null,
  member_id uuid not null,
  trainee_id uuid,
  check_code text not null,
  contents jsonb not null,
  shows_name boolean default false not null,
  issued_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint certificate_pkey PRIMARY KEY (number),
  constraint certificate_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint certificate_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainee(id),
  constraint certificate_check CHECK (((kind = 'COMPLETION'::text) = (trainee_id IS NOT NULL))),
  constraint certificate_kind_check CHECK ((kind = ANY (ARRAY['COMPLETION'::text, 'TRANSCRIPT'::text, 'STATEMENT'::text])))
);
CREATE INDEX certificate_member ON public.certificate USING btree (member_id, issued_at DESC);
CREATE INDEX certificate_of_trainee ON public.certificate USING btree (trainee_id);
CREATE UNIQUE INDEX certificate_trainee ON public.certificate USING btree (trainee_id) WHERE (withdrawn_at IS NULL);

create table certificate_number (
  year integer not null,
  last integer not null,
  constraint certificate_number_pkey PRIMARY KEY (year)
);

create table code (
  class_code text not null,
  mid_code text default ''::text not null,
  small_code text default ''::text not null,
  name_ko text not null,
  name_en text,
  position integer default 0 not null,
  in_use boolean default true not null,
  attributes jsonb,
  constraint code_pkey PRIMARY KEY (class_code, mid_code, small_code),
  constraint code_check CHECK (((small_code = ''::text) OR (mid_code <> ''::text)))
);

create table consent (
  id uuid not null,
  member_id uuid not null,
  document_code text not null,
  document_version integer not null,
  agreed_at timestamp with time zone default now() not null,
  withdrawn_at timestamp with time zone,
  channel text not null,
  constraint consent_pkey PRIMARY KEY (id),
  constraint consent_document_code_document_version_fkey FOREIGN KEY (document_code, document_version) REFERENCES consent_document(code, version),
  constraint consent_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX consent_member ON public.consent USING btree (member_id, document_code);

create table consent_document (
  code text not null,
  version integer not null,
  title_ko text not null,
  title_en text not null,
  body_ko text not null,
  body_en text not null,
  is_mandatory boolean not null,
  effective_on date not null,
  constraint consent_document_pkey PRIMARY KEY (code, version)
);

create table correction_template (
  id uuid not null,
  owner_id uuid,
  title text not null,
  text text not null,
  position integer default 0 not null,
  version integer default 1 not null,
  constraint correction_template_pkey PRIMARY KEY (id),
  constraint correction_template_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES member(id),
  constraint correction_template_text_check CHECK ((text <> ''::text)),
  constraint correction_template_title_check CHECK ((title <> ''::text))
);
CREATE INDEX correction_template_owner ON public.correction_template USING btree (owner_id, "position", id);

create table counselling_correction (
  id uuid not null,
  request_id uuid not null,
  status text not null,
  outcome text not null,
  asked_by text not null,
  reason text not null,
  answer text,
  decided_by uuid,
  decided_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  constraint counselling_correction_pkey PRIMARY KEY (id),
  constraint counselling_correction_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint counselling_correction_request_id_fkey FOREIGN KEY (request_id) REFERENCES counselling_request(id) ON DELETE CASCADE,
  constraint counselling_correction_asked_by_check CHECK ((asked_by = ANY (ARRAY['STUDENT'::text, 'COUNSELLOR'::text]))),
  constraint counselling_correction_check CHECK (((decided_at IS NULL) = (status = 'WAITING'::text))),
  constraint counselling_correction_check1 CHECK (((decided_by IS NULL) = (status = ANY (ARRAY['WAITING'::text, 'SETTLED'::text])))),
  constraint counselling_correction_outcome_check CHECK ((outcome = ANY (ARRAY['COMPLETED'::text, 'ABSENT'::text]))),
  constraint counselling_correction_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'SETTLED'::text])))
);
CREATE INDEX counselling_correction_decided_by ON public.counselling_correction USING btree (decided_by);
CREATE UNIQUE INDEX counselling_correction_one_open ON public.counselling_correction USING btree (request_id) WHERE (status = 'WAITING'::text);
CREATE INDEX counselling_correction_over ON public.counselling_correction USING btree (decided_at DESC, id) WHERE (status = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text]));
CREATE INDEX counselling_correction_request ON public.counselling_correction USING btree (request_id, created_at DESC);
CREATE INDEX counselling_correction_waiting ON public.counselling_correction USING btree (created_at, id) WHERE (status = 'WAITING'::text);

create table counselling_draft (
  member_id uuid not null,
  counsellor_id uuid not null,
  data_key_id uuid not null,
  body text not null,
  file_id uuid,
  saved_at timestamp with time zone not null,
  constraint counselling_draft_pkey PRIMARY KEY (member_id, counsellor_id),
  constraint counselling_draft_counsellor_id_fkey FOREIGN KEY (counsellor_id) REFERENCES counsellor(id),
  constraint counselling_draft_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint counselling_draft_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX counselling_draft_age ON public.counselling_draft USING btree (saved_at);
CREATE INDEX counselling_draft_counsellor ON public.counselling_draft USING btree (counsellor_id);
CREATE INDEX counselling_draft_key ON public.counselling_draft USING btree (data_key_id);

create table counselling_follow_up (
  id uuid not null,
  request_id uuid not null,
  position integer not null,
  text text not null,
  who text not null,
  due_on date,
  done_at timestamp with time zone,
  done_by uuid,
  constraint counselling_follow_up_pkey PRIMARY KEY (id),
  constraint counselling_follow_up_done_by_fkey FOREIGN KEY (done_by) REFERENCES member(id),
  constraint counselling_follow_up_request_id_fkey FOREIGN KEY (request_id) REFERENCES counselling_request(id),
  constraint counselling_follow_up_who_check CHECK ((who = ANY (ARRAY['STUDENT'::text, 'COUNSELLOR'::text, 'BOTH'::text])))
);
CREATE INDEX counselling_follow_up_done_by ON public.counselling_follow_up USING btree (done_by);
CREATE INDEX counselling_follow_up_request ON public.counselling_follow_up USING btree (request_id, "position");

create table counselling_invitation (
  id uuid not null,
  counsellor_id uuid not null,
  student_id uuid not null,
  channel text not null,
  data_key_id uuid not null,
  message text not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint counselling_invitation_pkey PRIMARY KEY (id),
  constraint counselling_invitation_counsellor_id_fkey FOREIGN KEY (counsellor_id) REFERENCES counsellor(id),
  constraint counselling_invitation_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint counselling_invitation_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id)
);
CREATE INDEX counselling_invitation_counsellor ON public.counselling_invitation USING btree (counsellor_id, student_id);
CREATE INDEX counselling_invitation_key ON public.counselling_invitation USING btree (data_key_id);
CREATE UNIQUE INDEX counselling_invitation_open ON public.counselling_invitation USING btree (student_id, counsellor_id) WHERE (ended_at IS NULL);
CREATE INDEX counselling_invitation_student ON public.counselling_invitation USING btree (student_id);

create table counselling_prep_consent (
  id uuid not null,
  request_id uuid not null,
  document_code text default 'counselling_prep'::text not null,
  document_version integer not null,
  agreed_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  tests_agreed_at timestamp with time zone,
  constraint counselling_prep_consent_pkey PRIMARY KEY (id),
  constraint counselling_prep_consent_document_code_document_version_fkey FOREIGN KEY (document_code, document_version) REFERENCES consent_document(code, version),
  constraint counselling_prep_consent_request_id_fkey FOREIGN KEY (request_id) REFERENCES counselling_request(id),
  constraint counselling_prep_consent_document_code_check CHECK ((document_code = 'counselling_prep'::text))
);
CREATE INDEX counselling_prep_consent_document ON public.counselling_prep_consent USING btree (document_code, document_version);
CREATE UNIQUE INDEX counselling_prep_consent_one_live ON public.counselling_prep_consent USING btree (request_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX counselling_prep_consent_request ON public.counselling_prep_consent USING btree (request_id);

create table counselling_private_note (
  request_id uuid not null,
  author_id uuid not null,
  data_key_id uuid not null,
  note text not null,
  constraint counselling_private_note_pkey PRIMARY KEY (request_id),
  constraint counselling_private_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id),
  constraint counselling_private_note_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint counselling_private_note_request_id_fkey FOREIGN KEY (request_id) REFERENCES counselling_request(id)
);
CREATE INDEX counselling_private_note_author ON public.counselling_private_note USING btree (author_id);
CREATE INDEX counselling_private_note_key ON public.counselling_private_note USING btree (data_key_id);

create table counselling_record (
  request_id uuid not null,
  minutes integer not null,
  topics text[] not null,
  shared_note text not null,
  next_on date,
  recorded_at timestamp with time zone not null,
  constraint counselling_record_pkey PRIMARY KEY (request_id),
  constraint counselling_record_request_id_fkey FOREIGN KEY (request_id) REFERENCES counselling_request(id),
  constraint counselling_record_minutes_check CHECK ((minutes > 0))
);

create table counselling_referral (
  id uuid not null,
  destination text not null,
  student_id uuid not null,
  referrer_id uuid not null,
  status text not null,
  urgency text not null,
  data_key_id uuid,
  content text,
  request_id uuid,
  created_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  until_at timestamp with time zone,
  ended_at timestamp with time zone,
  version integer default 1 not null,
  constraint counselling_referral_pkey PRIMARY KEY (id),
  constraint counselling_referral_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint counselling_referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES member(id),
  constraint counselling_referral_request_id_fkey FOREIGN KEY (request_id) REFERENCES counselling_request(id),
  constraint counselling_referral_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint counselling_referral_check CHECK (((data_key_id IS NULL) = (content IS NULL))),
  constraint counselling_referral_check1 CHECK (((content IS NULL) = (status = ANY (ARRAY['DECLINED'::text, 'EXPIRED'::text])))),
  constraint counselling_referral_check2 CHECK (((request_id IS NOT NULL) = (status = ANY (ARRAY['SENT'::text, 'LINKED'::text, 'CLOSED'::text])))),
  constraint counselling_referral_check3 CHECK (((asked_at IS NULL) = (status = 'DRAFT'::text))),
  constraint counselling_referral_destination_check CHECK ((destination = ANY (ARRAY['CAREER'::text, 'COACH'::text]))),
  constraint counselling_referral_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'ASKED'::text, 'ACCEPTED'::text, 'SENT'::text, 'LINKED'::text, 'CLOSED'::text, 'DECLINED'::text, 'EXPIRED'::text]))),
  constraint counselling_referral_urgency_check CHECK ((urgency = ANY (ARRAY['NORMAL'::text, 'SOON'::text, 'URGENT'::text])))
);
CREATE INDEX counselling_referral_due ON public.counselling_referral USING btree (until_at) WHERE (status = ANY (ARRAY['ASKED'::text, 'ACCEPTED'::text]));
CREATE INDEX counselling_referral_key ON public.counselling_referral USING btree (data_key_id);
CREATE INDEX counselling_referral_old ON public.counselling_referral USING btree (created_at) WHERE (status = ANY (ARRAY['DRAFT'::text, 'DECLINED'::text, 'EXPIRED'::text]));
CREATE UNIQUE INDEX counselling_referral_one_waiting ON public.counselling_referral USING btree (referrer_id, student_id, destination) WHERE (status = ANY (ARRAY['ASKED'::text, 'ACCEPTED'::text]));
CREATE INDEX counselling_referral_referrer ON public.counselling_referral USING btree (referrer_id, created_at DESC, id);
CREATE INDEX counselling_referral_request ON public.counselling_referral USING btree (request_id);
CREATE INDEX counselling_referral_student ON public.counselling_referral USING btree (student_id, asked_at);

create table counselling_reminder (
  source text not null,
  source_id uuid not null,
  kind text not null,
  claimed_at timestamp with time zone not null,
  constraint counselling_reminder_pkey PRIMARY KEY (source, source_id, kind),
  constraint counselling_reminder_kind_check CHECK ((kind = ANY (ARRAY['DAY'::text, 'HOUR'::text, 'RECORD'::text])))
);
CREATE INDEX counselling_reminder_age ON public.counselling_reminder USING btree (claimed_at);

create table counselling_request (
  id uuid not null,
  slot_id uuid not null,
  counsellor_id uuid not null,
  student_id uuid not null,
  begins_at timestamp with time zone not null,
  seat integer not null,
  channel text not null,
  topics text[] not null,
  data_key_id uuid not null,
  content text,
  hope text,
  file_id uuid,
  status text not null,
  ending text,
  source text not null,
  confirmation text default 'NONE'::text not null,
  rescheduled_from uuid,
  outcome_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  corrected_at timestamp with time zone,
  constraint counselling_request_pkey PRIMARY KEY (id),
  constraint counselling_request_counsellor_id_fkey FOREIGN KEY (counsellor_id) REFERENCES counsellor(id),
  constraint counselling_request_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint counselling_request_file_id_fkey FOREIGN KEY (file_id) REFERENCES file_group(id) ON DELETE SET NULL,
  constraint counselling_request_rescheduled_from_fkey FOREIGN KEY (rescheduled_from) REFERENCES counselling_request(id),
  constraint counselling_request_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES counselling_slot(id),
  constraint counselling_request_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint counselling_request_check CHECK (((ending IS NULL) OR (status = ANY (ARRAY['AVAILABLE'::text, 'REJECTED'::text])))),
  constraint counselling_request_confirmation_check CHECK ((confirmation = ANY (ARRAY['NONE'::text, 'WAITING'::text, 'CONFIRMED'::text, 'DISPUTED'::text, 'UNCONFIRMED'::text]))),
  constraint counselling_request_ending_check CHECK ((ending = ANY (ARRAY['WITHDRAWN'::text, 'CANCELLED_BY_STUDENT'::text, 'CANCELLED_BY_COUNSELLOR'::text, 'RESCHEDULED'::text, 'DECLINED'::text, 'EXPIRED'::text]))),
  constraint counselling_request_seat_check CHECK ((seat > 0)),
  constraint counselling_request_source_check CHECK ((source = ANY (ARRAY['STUDENT'::text, 'INVITATION'::text, 'POST_HOC'::text]))),
  constraint counselling_request_status_check CHECK ((status = ANY (ARRAY['AVAILABLE'::text, 'WAITING'::text, 'APPROVED'::text, 'COMPLETED'::text, 'REJECTED'::text, 'ABSENT'::text])))
);
CREATE INDEX counselling_request_agreed ON public.counselling_request USING btree (begins_at, id) WHERE (status = 'APPROVED'::text);
CREATE INDEX counselling_request_begin ON public.counselling_request USING btree (begins_at, counsellor_id);
CREATE INDEX counselling_request_corrected ON public.counselling_request USING btree (counsellor_id) WHERE ((status = 'COMPLETED'::text) AND (corrected_at IS NOT NULL));
CREATE INDEX counselling_request_counsellor ON public.counselling_request USING btree (counsellor_id, status, begins_at);
CREATE INDEX counselling_request_due ON public.counselling_request USING btree (begins_at) WHERE ((status = ANY (ARRAY['AVAILABLE'::text, 'WAITING'::text])) AND (ending IS NULL));
CREATE INDEX counselling_request_file ON public.counselling_request USING btree (file_id);
CREATE INDEX counselling_request_key ON public.counselling_request USING btree (data_key_id);
CREATE INDEX counselling_request_moved ON public.counselling_request USING btree (rescheduled_from);
CREATE INDEX counselling_request_outcome ON public.counselling_request USING btree (begins_at, id) WHERE (status = ANY (ARRAY['COMPLETED'::text, 'ABSENT'::text]));
CREATE UNIQUE INDEX counselling_request_seat ON public.counselling_request USING btree (slot_id, seat) WHERE (status = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'COMPLETED'::text, 'ABSENT'::text]));
CREATE INDEX counselling_request_slot ON public.counselling_request USING btree (slot_id);
CREATE INDEX counselling_request_student ON public.counselling_request USING btree (student_id, begins_at DESC);
CREATE INDEX counselling_request_unconfirmed ON public.counselling_request USING btree (outcome_at) WHERE (confirmation = 'WAITING'::text);
CREATE INDEX counselling_request_waiting ON public.counselling_request USING btree (begins_at, id) WHERE (status = 'WAITING'::text);

create table counselling_slot (
  id uuid not null,
  counsellor_id uuid not null,
  begins_at timestamp with time zone not null,
  is_open boolean default true not null,
  capacity integer default 1 not null,
  taken integer default 0 not null,
  channels text[],
  place text,
  version integer default 1 not null,
  held integer default 0 not null,
  own_capacity integer,
  constraint counselling_slot_counsellor_id_begins_at_key UNIQUE (counsellor_id, begins_at),
  constraint counselling_slot_pkey PRIMARY KEY (id),
  constraint counselling_slot_counsellor_id_fkey FOREIGN KEY (counsellor_id) REFERENCES counsellor(id),
  constraint counselling_slot_capacity_check CHECK ((capacity > 0)),
  constraint counselling_slot_check CHECK (((taken >= 0) AND (taken <= capacity))),
  constraint counselling_slot_own_capacity_check CHECK ((own_capacity > 0)),
  constraint counselling_slot_seats CHECK (((held >= 0) AND ((taken + held) <= capacity)))
);
CREATE INDEX counselling_slot_free ON public.counselling_slot USING btree (counsellor_id, begins_at) WHERE (is_open AND (taken < capacity));

create table counselling_wait (
  id uuid not null,
  counsellor_id uuid not null,
  student_id uuid not null,
  since timestamp with time zone not null,
  slot_id uuid,
  offered_until timestamp with time zone,
  ended_at timestamp with time zone,
  outcome text,
  constraint counselling_wait_pkey PRIMARY KEY (id),
  constraint counselling_wait_counsellor_id_fkey FOREIGN KEY (counsellor_id) REFERENCES counsellor(id),
  constraint counselling_wait_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES counselling_slot(id),
  constraint counselling_wait_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint counselling_wait_check CHECK (((slot_id IS NULL) = (offered_until IS NULL))),
  constraint counselling_wait_check1 CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint counselling_wait_outcome_check CHECK ((outcome = ANY (ARRAY['BOOKED'::text, 'LEFT'::text, 'EXPIRED'::text, 'OLD'::text])))
);
CREATE INDEX counselling_wait_counsellor ON public.counselling_wait USING btree (counsellor_id);
CREATE INDEX counselling_wait_due ON public.counselling_wait USING btree (offered_until) WHERE ((ended_at IS NULL) AND (slot_id IS NOT NULL));
CREATE INDEX counselling_wait_next ON public.counselling_wait USING btree (counsellor_id, since, id) WHERE ((ended_at IS NULL) AND (slot_id IS NULL));
CREATE INDEX counselling_wait_old ON public.counselling_wait USING btree (since) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX counselling_wait_once ON public.counselling_wait USING btree (counsellor_id, student_id) WHERE (ended_at IS NULL);
CREATE INDEX counselling_wait_slot ON public.counselling_wait USING btree (slot_id, student_id);
CREATE INDEX counselling_wait_student ON public.counselling_wait USING btree (student_id, since);

create table counsellor (
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  intro text default ''::text not null,
  topics text[] default '{}'::text[] not null,
  channels text[] default '{FACE_TO_FACE}'::text[] not null,
  place text,
  video_kind text,
  video_link text,
  lead_hours integer,
  horizon_days integer,
  daily_most integer,
  term_most integer,
  buffer_hours integer default 0 not null,
  auto_approve boolean default false not null,
  is_active boolean default false not null,
  version integer default 0 not null,
  valid_from date,
  valid_to date,
  availability_version integer default 0 not null,
  constraint counsellor_member_id_kind_key UNIQUE (member_id, kind),
  constraint counsellor_pkey PRIMARY KEY (id),
  constraint counsellor_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint counsellor_buffer_hours_check CHECK ((buffer_hours >= 0)),
  constraint counsellor_channels_check CHECK ((cardinality(channels) > 0)),
  constraint counsellor_check CHECK (((video_kind IS NULL) = (video_link IS NULL))),
  constraint counsellor_check1 CHECK ((((valid_from IS NULL) = (valid_to IS NULL)) AND (valid_from <= valid_to))),
  constraint counsellor_daily_most_check CHECK ((daily_most > 0)),
  constraint counsellor_horizon_days_check CHECK ((horizon_days > 0)),
  constraint counsellor_kind_check CHECK ((kind = ANY (ARRAY['PROFESSOR'::text, 'COACH'::text, 'PEER'::text, 'CAREER'::text, 'LAW'::text]))),
  constraint counsellor_lead_hours_check CHECK ((lead_hours >= 0)),
  constraint counsellor_term_most_check CHECK ((term_most > 0))
);
CREATE INDEX counsellor_kind ON public.counsellor USING btree (kind, id) WHERE is_active;

create table counsellor_exception (
  counsellor_id uuid not null,
  on_date date not null,
  hour integer,
  is_open boolean not null,
  constraint counsellor_exception_counsellor_id_on_date_hour_key UNIQUE NULLS NOT DISTINCT (counsellor_id, on_date, hour),
  constraint counsellor_exception_counsellor_id_fkey FOREIGN KEY (counsellor_id) REFERENCES counsellor(id),
  constraint counsellor_exception_check CHECK (((hour IS NOT NULL) OR (NOT is_open))),
  constraint counsellor_exception_hour_check CHECK ((((hour >= 10) AND (hour <= 22)) AND (hour <> 12)))
);

create table counsellor_hour (
  counsellor_id uuid not null,
  day_of_week integer not null,
  hour integer not null,
  constraint counsellor_hour_pkey PRIMARY KEY (counsellor_id, day_of_week, hour),
  constraint counsellor_hour_counsellor_id_fkey FOREIGN KEY (counsellor_id) REFERENCES counsellor(id),
  constraint counsellor_hour_day_of_week_check CHECK (((day_of_week >= 1) AND (day_of_week <= 7))),
  constraint counsellor_hour_hour_check CHECK ((((hour >= 10) AND (hour <= 22)) AND (hour <> 12)))
);

create table course (
  id uuid not null,
  master_id uuid not null,
  year integer not null,
  semester_code text not null,
  course_code text not null,
  class_number text not null,
  subject_code text not null,
  name_ko text collate "C" not null,
  name_en text,
  is_major boolean not null,
  source_system text,
  source_id text,
  grams text[] generated always as (bigrams_of(((((name_ko || ' '::text) || COALESCE(name_en, ''::text)) || ' '::text) || course_code))) stored not null,
  name_in_english text collate "C" generated always as (COALESCE(name_en, name_ko)) stored not null,
  constraint course_source_system_source_id_key UNIQUE (source_system, source_id),
  constraint course_year_semester_code_course_code_class_number_key UNIQUE (year, semester_code, course_code, class_number),
  constraint course_pkey PRIMARY KEY (id),
  constraint course_master_id_fkey FOREIGN KEY (master_id) REFERENCES course_master(id),
  constraint course_year_semester_code_fkey FOREIGN KEY (year, semester_code) REFERENCES term(year, semester_code)
);
CREATE INDEX course_code ON public.course USING btree (course_code);
CREATE INDEX course_grams ON public.course USING gin (grams);
CREATE INDEX course_initials ON public.course USING gin (bigrams_of(initials_of(name_ko)));
CREATE INDEX course_master_id ON public.course USING btree (master_id);
CREATE INDEX course_order ON public.course USING btree (year DESC, semester_code DESC, name_ko, id);
CREATE INDEX course_order_en ON public.course USING btree (year DESC, semester_code DESC, name_in_english, id);
CREATE INDEX course_subject ON public.course USING btree (subject_code);

create table course_duty (
  course_code text not null,
  duty_id text not null,
  weight integer default 1 not null,
  constraint course_duty_pkey PRIMARY KEY (duty_id, course_code),
  constraint course_duty_duty_id_fkey FOREIGN KEY (duty_id) REFERENCES job_duty(id)
);

create table course_master (
  id uuid not null,
  year integer not null,
  semester_code text not null,
  course_code text not null,
  subject_code text not null,
  subject_name_ko text not null,
  subject_name_en text,
  name_ko text collate "C" not null,
  name_en text,
  grade integer not null,
  managing_department_code text not null,
  is_major boolean not null,
  credits numeric(3,1) default 3 not null,
  source_system text,
  source_id text,
  grams text[] generated always as (bigrams_of(((((name_ko || ' '::text) || COALESCE(name_en, ''::text)) || ' '::text) || course_code))) stored not null,
  name_in_english text collate "C" generated always as (COALESCE(name_en, name_ko)) stored not null,
  constraint course_master_source_system_source_id_key UNIQUE (source_system, source_id),
  constraint course_master_year_semester_code_course_code_key UNIQUE (year, semester_code, course_code),
  constraint course_master_pkey PRIMARY KEY (id),
  constraint course_master_managing_department_code_fkey FOREIGN KEY (managing_department_code) REFERENCES department(code),
  constraint course_master_grade_check CHECK (((grade >= 1) AND (grade <= 6)))
);
CREATE INDEX course_master_code ON public.course_master USING btree (course_code);
CREATE INDEX course_master_grams ON public.course_master USING gin (grams);
CREATE INDEX course_master_initials ON public.course_master USING gin (bigrams_of(initials_of(name_ko)));
CREATE INDEX course_master_order ON public.course_master USING btree (year DESC, grade, semester_code DESC, subject_code COLLATE "C" DESC, name_ko, id);
CREATE INDEX course_master_order_en ON public.course_master USING btree (year DESC, grade, semester_code DESC, subject_code COLLATE "C" DESC, name_in_english, id);
CREATE INDEX course_master_subject ON public.course_master USING btree (subject_code);

create table course_teacher (
  course_id uuid not null,
  member_id uuid not null,
  role text default 'TEACHER'::text not null,
  source_system text,
  constraint course_teacher_pkey PRIMARY KEY (course_id, member_id),
  constraint course_teacher_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id),
  constraint course_teacher_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint course_teacher_role_check CHECK ((role = ANY (ARRAY['TEACHER'::text, 'ASSISTANT'::text])))
);
CREATE INDEX course_teacher_member ON public.course_teacher USING btree (member_id, course_id);

create table cover_letter (
  id uuid not null,
  member_id uuid not null,
  title text default ''::text not null,
  company text default ''::text not null,
  job text default ''::text not null,
  due_on date,
  language text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint cover_letter_pkey PRIMARY KEY (id),
  constraint cover_letter_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint cover_letter_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text])))
);
CREATE INDEX cover_letter_deleted ON public.cover_letter USING btree (member_id, deleted_at DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX cover_letter_due ON public.cover_letter USING btree (due_on, member_id) WHERE ((deleted_at IS NULL) AND (due_on IS NOT NULL));
CREATE INDEX cover_letter_member ON public.cover_letter USING btree (member_id, changed_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX cover_letter_member_all ON public.cover_letter USING btree (member_id);

create table cover_letter_answer (
  id uuid not null,
  question_id uuid not null,
  number integer not null,
  reason text not null,
  name text default ''::text not null,
  answer text not null,
  created_at timestamp with time zone not null,
  constraint cover_letter_answer_question_id_number_key UNIQUE (question_id, number),
  constraint cover_letter_answer_pkey PRIMARY KEY (id),
  constraint cover_letter_answer_question_id_fkey FOREIGN KEY (question_id) REFERENCES cover_letter_question(id) ON DELETE CASCADE,
  constraint cover_letter_answer_number_check CHECK ((number > 0)),
  constraint cover_letter_answer_reason_check CHECK ((reason = ANY (ARRAY['AUTO'::text, 'NAMED'::text, 'RESTORE'::text, 'CORRECTION'::text])))
);

create table cover_letter_question (
  id uuid not null,
  letter_id uuid not null,
  position integer not null,
  question text not null,
  most integer,
  unit text not null,
  counts_spaces boolean default true not null,
  line_break integer default 1 not null,
  answer text default ''::text not null,
  answered_at timestamp with time zone,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint cover_letter_question_pkey PRIMARY KEY (id),
  constraint cover_letter_question_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES cover_letter(id) ON DELETE CASCADE,
  constraint cover_letter_question_line_break_check CHECK (((line_break >= 0) AND (line_break <= 2))),
  constraint cover_letter_question_most_check CHECK ((most > 0)),
  constraint cover_letter_question_unit_check CHECK ((unit = ANY (ARRAY['CHARACTER'::text, 'BYTE_EUC_KR'::text, 'BYTE_UTF8'::text])))
);
CREATE INDEX cover_letter_question_letter ON public.cover_letter_question USING btree (letter_id, "position", id);

create table dashboard_layout (
  member_id uuid not null,
  widgets jsonb not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint dashboard_layout_pkey PRIMARY KEY (member_id),
  constraint dashboard_layout_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table data_key (
  id uuid not null,
  master text not null,
  wrapped text not null,
  created_at timestamp with time zone not null,
  constraint data_key_pkey PRIMARY KEY (id)
);

create table demo_person (
  member_id uuid not null,
  position integer not null,
  kind_ko text not null,
  kind_en text not null,
  detail_ko text not null,
  detail_en text not null,
  constraint demo_person_pkey PRIMARY KEY (member_id),
  constraint demo_person_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table department (
  code text not null,
  parent_code text,
  name_ko text not null,
  name_en text,
  in_use boolean default true not null,
  position integer default 0 not null,
  source_system text,
  source_id text,
  constraint department_source_system_source_id_key UNIQUE (source_system, source_id),
  constraint department_pkey PRIMARY KEY (code),
  constraint department_parent_code_fkey FOREIGN KEY (parent_code) REFERENCES department(code),
  constraint department_check CHECK ((code <> parent_code))
);
CREATE INDEX department_parent ON public.department USING btree (parent_code, "position", code);

create table destruction (
  id uuid not null,
  kind text not null,
  case_id uuid not null,
  ended_on date not null,
  destroyed_at timestamp with time zone not null,
  constraint destruction_kind_case_id_key UNIQUE (kind, case_id),
  constraint destruction_pkey PRIMARY KEY (id)
);
CREATE INDEX destruction_at ON public.destruction USING btree (destroyed_at, id);

create table duty_appointment (
  id uuid not null,
  member_id uuid not null,
  duty_code text not null,
  department_code text,
  status text not null,
  begins_on date not null,
  ends_on date,
  consented_on date,
  trained_on date,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  confirmed_by uuid,
  version integer default 1 not null,
  constraint duty_appointment_no_overlap EXCLUDE USING gist (member_id WITH =, duty_code WITH =, daterange(begins_on, (ends_on + 1)) WITH &&) WHERE ((status = ANY (ARRAY['WAITING'::text, 'APPOINTED'::text, 'ENDED'::text]))),
  constraint duty_appointment_pkey PRIMARY KEY (id),
  constraint duty_appointment_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES member(id),
  constraint duty_appointment_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES member(id),
  constraint duty_appointment_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint duty_appointment_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint duty_appointment_check CHECK (((ends_on IS NULL) OR (begins_on <= (ends_on + 1)))),
  constraint duty_appointment_check1 CHECK (((duty_code <> 'PEER_COACH'::text) OR (asked_by IS NULL) OR ((consented_on IS NOT NULL) AND (trained_on IS NOT NULL)))),
  constraint duty_appointment_check2 CHECK (((confirmed_by IS NULL) OR ((confirmed_by <> asked_by) AND (confirmed_by <> member_id)))),
  constraint duty_appointment_check3 CHECK (((asked_by IS NULL) OR (asked_by <> member_id))),
  constraint duty_appointment_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'APPOINTED'::text, 'ENDED'::text, 'DECLINED'::text, 'WITHDRAWN'::text])))
);
CREATE INDEX duty_appointment_asked_by ON public.duty_appointment USING btree (asked_by);
CREATE INDEX duty_appointment_confirmed_by ON public.duty_appointment USING btree (confirmed_by);
CREATE INDEX duty_appointment_department ON public.duty_appointment USING btree (department_code);
CREATE INDEX duty_appointment_list ON public.duty_appointment USING btree (status, duty_code);
CREATE INDEX duty_appointment_member ON public.duty_appointment USING btree (member_id);
CREATE INDEX duty_appointment_waiting ON public.duty_appointment USING btree (asked_at) WHERE (status = 'WAITING'::text);

create table enrolment (
  course_id uuid not null,
  student_id uuid not null,
  status text default 'ENROLLED'::text not null,
  begins_on date,
  ends_on date,
  letter_grade text,
  source_system text,
  source_id text,
  constraint enrolment_source_system_source_id_key UNIQUE (source_system, source_id),
  constraint enrolment_pkey PRIMARY KEY (course_id, student_id),
  constraint enrolment_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(id),
  constraint enrolment_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint enrolment_status_check CHECK ((status = ANY (ARRAY['ENROLLED'::text, 'DROPPED'::text, 'COMPLETED'::text, 'FAILED'::text])))
);
CREATE INDEX enrolment_student ON public.enrolment USING btree (student_id, course_id);

create table experience_card (
  id uuid not null,
  member_id uuid not null,
  title text not null,
  situation text default ''::text not null,
  task text default ''::text not null,
  action text default ''::text not null,
  result text default ''::text not null,
  tags text[] default '{}'::text[] not null,
  begins_on text default ''::text not null,
  ends_on text default ''::text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  source_kind text default ''::text not null,
  source_id text default ''::text not null,
  constraint experience_card_pkey PRIMARY KEY (id),
  constraint experience_card_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint experience_card_begins_on_check CHECK (((begins_on = ''::text) OR (begins_on ~ '^\d{4}-\d{2}$'::text))),
  constraint experience_card_ends_on_check CHECK (((ends_on = ''::text) OR (ends_on ~ '^\d{4}-\d{2}$'::text))),
  constraint experience_card_source CHECK (((source_kind = ''::text) = (source_id = ''::text))),
  constraint experience_card_title_check CHECK ((title <> ''::text))
);
CREATE INDEX experience_card_member ON public.experience_card USING btree (member_id, changed_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX experience_card_member_all ON public.experience_card USING btree (member_id);

create table experience_use (
  card_id uuid not null,
  question_id uuid not null,
  used_at timestamp with time zone not null,
  constraint experience_use_pkey PRIMARY KEY (card_id, question_id),
  constraint experience_use_card_id_fkey FOREIGN KEY (card_id) REFERENCES experience_card(id) ON DELETE CASCADE,
  constraint experience_use_question_id_fkey FOREIGN KEY (question_id) REFERENCES cover_letter_question(id) ON DELETE CASCADE
);
CREATE INDEX experience_use_question ON public.experience_use USING btree (question_id);

create table file_entry (
  group_id uuid not null,
  sn integer not null,
  name text not null,
  extension text not null,
  mime_type text not null,
  size integer not null,
  sha256 text not null,
  object_id uuid not null,
  picture_id uuid,
  picture_width integer,
  picture_height integer,
  alt_text text,
  uploaded_by uuid not null,
  uploaded_at timestamp with time zone default now() not null,
  attached_at timestamp with time zone,
  constraint file_entry_object_id_key UNIQUE (object_id),
  constraint file_entry_picture_id_key UNIQUE (picture_id),
  constraint file_entry_pkey PRIMARY KEY (group_id, sn),
  constraint file_entry_group_id_fkey FOREIGN KEY (group_id) REFERENCES file_group(id) ON DELETE CASCADE,
  constraint file_entry_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES member(id),
  constraint file_entry_check CHECK ((((picture_id IS NULL) = (picture_width IS NULL)) AND ((picture_id IS NULL) = (picture_height IS NULL)))),
  constraint file_entry_name_check CHECK ((name <> ''::text)),
  constraint file_entry_size_check CHECK ((size > 0)),
  constraint file_entry_sn_check CHECK ((sn > 0))
);
CREATE INDEX file_entry_uploader ON public.file_entry USING btree (uploaded_by) INCLUDE (size);
CREATE INDEX file_entry_waiting ON public.file_entry USING btree (uploaded_at) WHERE (attached_at IS NULL);

create table file_group (
  id uuid not null,
  owner_id uuid not null,
  entity text,
  entity_id text,
  last_sn integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  touched_at timestamp with time zone default now() not null,
  kept_until timestamp with time zone,
  data_key_id uuid,
  constraint file_group_pkey PRIMARY KEY (id),
  constraint file_group_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint file_group_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES member(id),
  constraint file_group_check CHECK (((entity IS NULL) = (entity_id IS NULL)))
);
CREATE INDEX file_group_key ON public.file_group USING btree (data_key_id);
CREATE INDEX file_group_owner ON public.file_group USING btree (owner_id);
CREATE INDEX file_group_plain ON public.file_group USING btree (entity, id) WHERE ((data_key_id IS NULL) AND (entity IS NOT NULL));
CREATE INDEX file_group_record ON public.file_group USING btree (entity, entity_id) WHERE (entity IS NOT NULL);
CREATE INDEX file_group_waiting ON public.file_group USING btree (touched_at) WHERE (entity IS NULL);

create table holiday (
  on_date date not null,
  name_ko text not null,
  name_en text not null,
  constraint holiday_pkey PRIMARY KEY (on_date)
);

create table idempotency_key (
  person_id uuid not null,
  call text not null,
  key text not null,
  body_hash text not null,
  ids jsonb,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (person_id, call, key)
);
CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (created_at);

create table import_problem (
  run_id uuid not null,
  sn integer not null,
  file text,
  line integer,
  column_name text,
  reason text not null,
  value text not null,
  constraint import_problem_pkey PRIMARY KEY (run_id, sn),
  constraint import_problem_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_run(id) ON DELETE CASCADE,
  constraint import_problem_sn_check CHECK ((sn > 0))
);

create table import_run (
  id uuid not null,
  source_system text,
  source_name text,
  options jsonb not null,
  counts jsonb,
  actor_id uuid,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  state text not null,
  is_preview boolean not null,
  bundle_id uuid,
  bundle_name text,
  progress jsonb,
  problem_count integer default 0 not null,
  failure text,
  constraint import_run_pkey PRIMARY KEY (id),
  constraint import_run_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES member(id),
  constraint import_run_bundle_id_fkey FOREIGN KEY (bundle_id) REFERENCES file_group(id) ON DELETE SET NULL,
  constraint import_run_check CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text])))),
  constraint import_run_check1 CHECK (((failure IS NOT NULL) = (state = 'FAILED'::text))),
  constraint import_run_check2 CHECK (((state <> 'DONE'::text) OR ((source_system IS NOT NULL) AND (counts IS NOT NULL)))),
  constraint import_run_failure_check CHECK ((failure = ANY (ARRAY['INTERRUPTED'::text, 'BUNDLE_GONE'::text, 'ERROR'::text]))),
  constraint import_run_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'DONE'::text, 'REFUSED'::text, 'FAILED'::text, 'CANCELLED'::text])))
);
CREATE INDEX import_run_actor ON public.import_run USING btree (actor_id);
CREATE INDEX import_run_bundle ON public.import_run USING btree (bundle_id);
CREATE UNIQUE INDEX import_run_one ON public.import_run USING btree ((true)) WHERE (state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text]));
CREATE INDEX import_run_order ON public.import_run USING btree (id DESC);
CREATE INDEX import_run_preview ON public.import_run USING btree (ended_at) WHERE is_preview;

create table job_duty (
  id text not null,
  parent_id text,
  name_ko text not null,
  name_en text,
  position integer default 0 not null,
  constraint job_duty_pkey PRIMARY KEY (id),
  constraint job_duty_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES job_duty(id)
);

create table law_assignee (
  case_id uuid not null,
  member_id uuid not null,
  constraint law_assignee_pkey PRIMARY KEY (case_id, member_id),
  constraint law_assignee_case_id_fkey FOREIGN KEY (case_id) REFERENCES law_case(id),
  constraint law_assignee_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX law_assignee_member ON public.law_assignee USING btree (member_id);

create table law_case (
  id uuid not null,
  student_id uuid not null,
  status text not null,
  case_type text not null,
  deadline_on date,
  disclaimer_version integer not null,
  data_key_id uuid,
  facts text,
  note text,
  opponent_digest text,
  client_digests text[] default '{}'::text[] not null,
  file_id uuid,
  due_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  closed_at timestamp with time zone,
  destroy_on date,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  constraint law_case_pkey PRIMARY KEY (id),
  constraint law_case_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id) ON DELETE SET NULL,
  constraint law_case_disclaimer_version_fkey FOREIGN KEY (disclaimer_version) REFERENCES law_disclaimer(version),
  constraint law_case_file_id_fkey FOREIGN KEY (file_id) REFERENCES file_group(id) ON DELETE SET NULL,
  constraint law_case_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint law_case_status_check CHECK ((status = ANY (ARRAY['RECEIVED'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'ASSIGNED'::text, 'CONSULTED'::text, 'OPINION_DRAFT'::text, 'OPINION_REVIEWED'::text, 'SENT'::text, 'CLOSED'::text])))
);
CREATE INDEX law_case_clients ON public.law_case USING gin (client_digests);
CREATE INDEX law_case_closed ON public.law_case USING btree (closed_at) WHERE (data_key_id IS NOT NULL);
CREATE INDEX law_case_disclaimer ON public.law_case USING btree (disclaimer_version);
CREATE INDEX law_case_due ON public.law_case USING btree (due_at, id) WHERE (status <> ALL (ARRAY['DECLINED'::text, 'CLOSED'::text]));
CREATE INDEX law_case_file ON public.law_case USING btree (file_id);
CREATE INDEX law_case_key ON public.law_case USING btree (data_key_id);
CREATE UNIQUE INDEX law_case_one_open ON public.law_case USING btree (student_id) WHERE (status = ANY (ARRAY['RECEIVED'::text, 'ACCEPTED'::text, 'ASSIGNED'::text, 'CONSULTED'::text, 'OPINION_DRAFT'::text, 'OPINION_REVIEWED'::text]));
CREATE INDEX law_case_opponent ON public.law_case USING btree (opponent_digest) WHERE (opponent_digest IS NOT NULL);
CREATE INDEX law_case_over ON public.law_case USING btree (created_at DESC, id) WHERE (status = ANY (ARRAY['DECLINED'::text, 'CLOSED'::text]));
CREATE INDEX law_case_student ON public.law_case USING btree (student_id, created_at DESC);

create table law_disclaimer (
  version integer not null,
  effective_on date not null,
  body_ko text not null,
  body_en text not null,
  constraint law_disclaimer_pkey PRIMARY KEY (version)
);

create table law_draft (
  member_id uuid not null,
  data_key_id uuid not null,
  body text not null,
  file_id uuid,
  saved_at timestamp with time zone not null,
  constraint law_draft_pkey PRIMARY KEY (member_id),
  constraint law_draft_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint law_draft_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX law_draft_age ON public.law_draft USING btree (saved_at);
CREATE INDEX law_draft_key ON public.law_draft USING btree (data_key_id);

create table law_meeting (
  request_id uuid not null,
  case_id uuid not null,
  constraint law_meeting_pkey PRIMARY KEY (request_id),
  constraint law_meeting_case_id_fkey FOREIGN KEY (case_id) REFERENCES law_case(id),
  constraint law_meeting_request_id_fkey FOREIGN KEY (request_id) REFERENCES counselling_request(id)
);
CREATE INDEX law_meeting_case ON public.law_meeting USING btree (case_id);

create table law_opinion (
  case_id uuid not null,
  number integer not null,
  body text not null,
  drafted_by uuid not null,
  drafted_at timestamp with time zone not null,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  remark text,
  sent_at timestamp with time zone,
  constraint law_opinion_pkey PRIMARY KEY (case_id, number),
  constraint law_opinion_case_id_fkey FOREIGN KEY (case_id) REFERENCES law_case(id),
  constraint law_opinion_drafted_by_fkey FOREIGN KEY (drafted_by) REFERENCES member(id),
  constraint law_opinion_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES member(id),
  constraint law_opinion_check CHECK (((sent_at IS NULL) OR (reviewed_by IS NOT NULL))),
  constraint law_opinion_number_check CHECK ((number > 0)),
  constraint law_opinion_other_eyes CHECK ((reviewed_by IS DISTINCT FROM drafted_by))
);
CREATE INDEX law_opinion_drafted_by ON public.law_opinion USING btree (drafted_by);
CREATE INDEX law_opinion_reviewed_by ON public.law_opinion USING btree (reviewed_by);

create table law_pause (
  id uuid not null,
  begins_on date not null,
  ends_on date not null,
  reason_ko text not null,
  reason_en text not null,
  made_by uuid,
  constraint law_pause_pkey PRIMARY KEY (id),
  constraint law_pause_made_by_fkey FOREIGN KEY (made_by) REFERENCES member(id),
  constraint law_pause_check CHECK ((begins_on <= ends_on))
);
CREATE INDEX law_pause_end ON public.law_pause USING btree (ends_on);
CREATE INDEX law_pause_made_by ON public.law_pause USING btree (made_by);

create table law_register (
  id integer not null,
  data_key_id uuid not null,
  constraint law_register_pkey PRIMARY KEY (id),
  constraint law_register_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint law_register_id_check CHECK ((id = 1))
);
CREATE INDEX law_register_key ON public.law_register USING btree (data_key_id);

create table letter_comment (
  id uuid not null,
  correction_id uuid not null,
  question_id uuid,
  begins integer not null,
  ends integer not null,
  quote text default ''::text not null,
  text text default ''::text not null,
  suggestion text,
  status text not null,
  now_begins integer,
  now_ends integer,
  author_id uuid not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint letter_comment_pkey PRIMARY KEY (id),
  constraint letter_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id),
  constraint letter_comment_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES letter_correction(id) ON DELETE CASCADE,
  constraint letter_comment_question_id_fkey FOREIGN KEY (question_id) REFERENCES cover_letter_question(id),
  constraint letter_comment_begins_check CHECK ((begins >= 0)),
  constraint letter_comment_check CHECK ((ends >= begins)),
  constraint letter_comment_check1 CHECK (((now_begins IS NULL) = (now_ends IS NULL))),
  constraint letter_comment_check2 CHECK (((now_ends IS NULL) OR (now_ends >= now_begins))),
  constraint letter_comment_check3 CHECK (((status = 'OPEN'::text) = (decided_at IS NULL))),
  constraint letter_comment_check4 CHECK (((status <> ALL (ARRAY['ACCEPTED'::text, 'REFUSED'::text])) OR (suggestion IS NOT NULL))),
  constraint letter_comment_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'REFUSED'::text, 'DONE'::text])))
);
CREATE INDEX letter_comment_author ON public.letter_comment USING btree (author_id);
CREATE INDEX letter_comment_correction ON public.letter_comment USING btree (correction_id, question_id, begins, id) WHERE (deleted_at IS NULL);
CREATE INDEX letter_comment_correction_all ON public.letter_comment USING btree (correction_id);
CREATE INDEX letter_comment_question ON public.letter_comment USING btree (question_id) WHERE (deleted_at IS NULL);
CREATE INDEX letter_comment_question_all ON public.letter_comment USING btree (question_id);

create table letter_correction (
  id uuid not null,
  member_id uuid not null,
  letter_id uuid,
  resume_id uuid,
  round integer not null,
  status text not null,
  wanted text not null,
  message text default ''::text not null,
  title text not null,
  company text default ''::text not null,
  due_on date,
  answer_by timestamp with time zone not null,
  snapshot jsonb not null,
  characters integer default 0 not null,
  assignee_id uuid,
  claimed_at timestamp with time zone,
  first_comment_at timestamp with time zone,
  requested_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  rubric jsonb default '{}'::jsonb not null,
  overall text default ''::text not null,
  version integer default 1 not null,
  draft_version integer default 0 not null,
  constraint letter_correction_pkey PRIMARY KEY (id),
  constraint letter_correction_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES member(id),
  constraint letter_correction_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES cover_letter(id),
  constraint letter_correction_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint letter_correction_resume_id_fkey FOREIGN KEY (resume_id) REFERENCES resume(id),
  constraint letter_correction_check CHECK (((letter_id IS NOT NULL) OR (resume_id IS NOT NULL))),
  constraint letter_correction_check1 CHECK (((status = 'COMPLETED'::text) = (completed_at IS NOT NULL))),
  constraint letter_correction_check2 CHECK (((status = 'REQUESTED'::text) OR (withdrawn_at IS NULL))),
  constraint letter_correction_check3 CHECK (((status = 'REQUESTED'::text) OR (assignee_id IS NOT NULL))),
  constraint letter_correction_check4 CHECK (((assignee_id IS NULL) = (claimed_at IS NULL))),
  constraint letter_correction_round_check CHECK ((round > 0)),
  constraint letter_correction_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'COMPLETED'::text]))),
  constraint letter_correction_wanted_check CHECK ((wanted = ANY (ARRAY['ANY'::text, 'CAREER'::text, 'PROFESSOR'::text, 'COACH'::text])))
);
CREATE INDEX letter_correction_assignee ON public.letter_correction USING btree (assignee_id, status, answer_by, id) WHERE (withdrawn_at IS NULL);
CREATE INDEX letter_correction_assignee_all ON public.letter_correction USING btree (assignee_id);
CREATE INDEX letter_correction_completed ON public.letter_correction USING btree (completed_at DESC, id) WHERE (status = 'COMPLETED'::text);
CREATE INDEX letter_correction_free ON public.letter_correction USING btree (answer_by, id) WHERE ((status = 'REQUESTED'::text) AND (withdrawn_at IS NULL) AND (assignee_id IS NULL));
CREATE INDEX letter_correction_letter ON public.letter_correction USING btree (letter_id, requested_at DESC);
CREATE INDEX letter_correction_member ON public.letter_correction USING btree (member_id, requested_at DESC, id) WHERE (withdrawn_at IS NULL);
CREATE INDEX letter_correction_member_all ON public.letter_correction USING btree (member_id);
CREATE UNIQUE INDEX letter_correction_one_open ON public.letter_correction USING btree (letter_id) WHERE ((status = 'REQUESTED'::text) AND (withdrawn_at IS NULL) AND (letter_id IS NOT NULL));
CREATE UNIQUE INDEX letter_correction_one_open_resume ON public.letter_correction USING btree (resume_id) WHERE ((status = 'REQUESTED'::text) AND (withdrawn_at IS NULL) AND (letter_id IS NULL));
CREATE INDEX letter_correction_queue ON public.letter_correction USING btree (answer_by, id) WHERE ((status = 'REQUESTED'::text) AND (withdrawn_at IS NULL));
CREATE INDEX letter_correction_resume ON public.letter_correction USING btree (resume_id, requested_at DESC);
CREATE UNIQUE INDEX letter_correction_round ON public.letter_correction USING btree (letter_id, round) WHERE ((withdrawn_at IS NULL) AND (letter_id IS NOT NULL));

create table list_export (
  id uuid not null,
  member_id uuid not null,
  source text not null,
  asked jsonb not null,
  locale text not null,
  menu_id text not null,
  reason text not null,
  address text not null,
  request_id text not null,
  state text not null,
  place smallint not null,
  begun smallint default 0 not null,
  row_count integer default 0 not null,
  failure text,
  object_id uuid,
  file_name text,
  size bigint,
  visible_scope text,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone,
  sees_all_students boolean not null,
  constraint list_export_object_id_key UNIQUE (object_id),
  constraint list_export_pkey PRIMARY KEY (id),
  constraint list_export_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint list_export_check CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text])))),
  constraint list_export_check1 CHECK (((failure IS NOT NULL) = (state = 'FAILED'::text))),
  constraint list_export_check2 CHECK (((state = 'DONE'::text) = (object_id IS NOT NULL))),
  constraint list_export_check3 CHECK (((state <> 'DONE'::text) OR ((file_name IS NOT NULL) AND (size IS NOT NULL) AND (visible_scope IS NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint list_export_failure_check CHECK ((failure = ANY (ARRAY['INTERRUPTED'::text, 'FORBIDDEN'::text, 'STORAGE_FULL'::text, 'TOO_MANY_ROWS'::text, 'ERROR'::text]))),
  constraint list_export_locale_check CHECK ((locale = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint list_export_place_check CHECK (((place >= 1) AND (place <= 2))),
  constraint list_export_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text])))
);
CREATE INDEX list_export_ended ON public.list_export USING btree (ended_at);
CREATE INDEX list_export_own ON public.list_export USING btree (member_id, id DESC);
CREATE UNIQUE INDEX list_export_place ON public.list_export USING btree (member_id, place) WHERE (state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text]));

create table mail (
  id uuid not null,
  kind text not null,
  entity_id uuid not null,
  member_id uuid,
  message_id text not null,
  dedupe_key text not null,
  state text default 'QUEUED'::text not null,
  send_after timestamp with time zone,
  attempts integer default 0 not null,
  result_code text,
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  claimed_at timestamp with time zone,
  constraint mail_dedupe_key_key UNIQUE (dedupe_key),
  constraint mail_message_id_key UNIQUE (message_id),
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint mail_check CHECK (((state = ANY (ARRAY['SENT'::text, 'DROPPED'::text])) = (ended_at IS NOT NULL))),
  constraint mail_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'FAILED'::text, 'DROPPED'::text])))
);
CREATE INDEX mail_member ON public.mail USING btree (member_id, id);
CREATE INDEX mail_state ON public.mail USING btree (state, id);

create table member (
  id uuid not null,
  username text not null,
  name_ko text not null,
  name_en text,
  email text,
  phone text,
  status text not null,
  locale text default 'ko'::text not null,
  sso_subject text,
  is_external boolean default false not null,
  is_demo boolean default false not null,
  password_hash text,
  password_changed_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  source_system text,
  source_id text,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  grams text[] generated always as (bigrams_of(((((name_ko || ' '::text) || COALESCE(name_en, ''::text)) || ' '::text) || username))) stored not null,
  opens_search_by_slash boolean default true not null,
  constraint member_source_system_source_id_key UNIQUE (source_system, source_id),
  constraint member_sso_subject_key UNIQUE (sso_subject),
  constraint member_pkey PRIMARY KEY (id),
  constraint member_locale_check CHECK ((locale = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint member_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'LOCKED'::text, 'PENDING'::text, 'LEFT'::text])))
);
CREATE INDEX member_external ON public.member USING btree (id DESC) WHERE is_external;
CREATE INDEX member_grams ON public.member USING gin (grams);
CREATE INDEX member_initials ON public.member USING gin (bigrams_of(initials_of(name_ko)));
CREATE INDEX member_name ON public.member USING btree (name_ko);
CREATE INDEX member_pending ON public.member USING btree (id DESC) WHERE (status = 'PENDING'::text);
CREATE UNIQUE INDEX member_username ON public.member USING btree (lower(username));

create table member_change (
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  username text,
  name_ko text,
  email text,
  sso_subject text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint member_change_member_id_kind_key UNIQUE (member_id, kind),
  constraint member_change_pkey PRIMARY KEY (id),
  constraint member_change_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES member(id),
  constraint member_change_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint member_change_check CHECK (((kind = 'IDENTITY'::text) = ((username IS NOT NULL) AND (name_ko IS NOT NULL)))),
  constraint member_change_kind_check CHECK ((kind = ANY (ARRAY['PASSWORD_RESET'::text, 'IDENTITY'::text])))
);
CREATE INDEX member_change_asked ON public.member_change USING btree (asked_by);
CREATE INDEX member_change_expiry ON public.member_change USING btree (expires_at);

create table member_duty (
  id uuid not null,
  member_id uuid not null,
  duty_code text not null,
  begins_on date not null,
  ends_on date,
  appointed_by uuid,
  constraint member_duty_pkey PRIMARY KEY (id),
  constraint member_duty_appointed_by_fkey FOREIGN KEY (appointed_by) REFERENCES member(id),
  constraint member_duty_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint member_duty_check CHECK (((ends_on IS NULL) OR (begins_on <= ends_on)))
);
CREATE INDEX member_duty_duty ON public.member_duty USING btree (duty_code, member_id);
CREATE INDEX member_duty_member ON public.member_duty USING btree (member_id);

create table member_type (
  id uuid not null,
  member_id uuid not null,
  type_code text not null,
  department_code text,
  begins_on date not null,
  ends_on date,
  is_primary boolean default false not null,
  source_system text,
  constraint member_type_pkey PRIMARY KEY (id),
  constraint member_type_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint member_type_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint member_type_check CHECK (((ends_on IS NULL) OR (begins_on <= ends_on)))
);
CREATE INDEX member_type_department ON public.member_type USING btree (department_code, type_code, member_id);
CREATE INDEX member_type_member ON public.member_type USING btree (member_id);
CREATE INDEX member_type_type ON public.member_type USING btree (type_code, member_id);

create table menu (
  id text not null,
  parent_id text,
  name_ko text not null,
  name_en text not null,
  menu_path text,
  opens_path text,
  position integer not null,
  is_hidden boolean default false not null,
  is_link boolean default false not null,
  is_in_development boolean default true not null,
  icon text,
  any_of text[] default '{}'::text[] not null,
  none_of text[] default '{}'::text[] not null,
  office_ko text default '정보화팀'::text not null,
  office_en text default 'IT services'::text not null,
  version integer default 1 not null,
  needs_students boolean default false not null,
  constraint menu_pkey PRIMARY KEY (id),
  constraint menu_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES menu(id),
  constraint menu_check CHECK ((id <> parent_id))
);
CREATE INDEX menu_parent ON public.menu USING btree (parent_id, "position");

create table menu_favourite (
  member_id uuid not null,
  menu_id text not null,
  position integer not null,
  constraint menu_favourite_pkey PRIMARY KEY (member_id, menu_id),
  constraint menu_favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table mileage_account (
  member_id uuid not null,
  balance integer default 0 not null,
  held integer default 0 not null,
  line_count integer default 0 not null,
  constraint mileage_account_pkey PRIMARY KEY (member_id),
  constraint mileage_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint mileage_account_held_check CHECK ((held >= 0))
);
CREATE INDEX mileage_account_owed ON public.mileage_account USING btree (member_id) WHERE ((balance - held) < 0);

create table mileage_batch (
  id uuid not null,
  file_name text,
  line_count integer not null,
  points integer not null,
  posted_at timestamp with time zone not null,
  posted_by uuid not null,
  constraint mileage_batch_pkey PRIMARY KEY (id),
  constraint mileage_batch_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES member(id),
  constraint mileage_batch_file_name_check CHECK ((file_name <> ''::text)),
  constraint mileage_batch_line_count_check CHECK ((line_count > 0))
);
CREATE INDEX mileage_batch_list ON public.mileage_batch USING btree (posted_at DESC, id);
CREATE INDEX mileage_batch_posted_by ON public.mileage_batch USING btree (posted_by);

create table mileage_claim (
  id uuid not null,
  member_id uuid not null,
  item_id uuid not null,
  department_code text not null,
  status text not null,
  happened_on date not null,
  quantity numeric(8,2) not null,
  number_hash text,
  number_end text,
  grade_group text not null,
  note text default ''::text not null,
  file_id uuid,
  expected integer not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  version integer default 1 not null,
  note_key text generated always as (lower(regexp_replace(note, '\s'::text, ''::text, 'g'::text))) stored,
  constraint mileage_claim_pkey PRIMARY KEY (id),
  constraint mileage_claim_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint mileage_claim_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint mileage_claim_item_id_fkey FOREIGN KEY (item_id) REFERENCES mileage_item(id),
  constraint mileage_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint mileage_claim_check CHECK ((decided_by <> member_id)),
  constraint mileage_claim_check1 CHECK (((number_hash IS NULL) = (number_end IS NULL))),
  constraint mileage_claim_quantity_check CHECK ((quantity > (0)::numeric)),
  constraint mileage_claim_status_check CHECK ((status = ANY (ARRAY['WAIT'::text, 'APPROVED'::text, 'REFUSED'::text, 'CANCELLED'::text])))
);
CREATE INDEX mileage_claim_decided_by ON public.mileage_claim USING btree (decided_by);
CREATE INDEX mileage_claim_department ON public.mileage_claim USING btree (department_code, status, asked_at);
CREATE INDEX mileage_claim_desk ON public.mileage_claim USING btree (((status <> 'WAIT'::text)), (
CASE
    WHEN (status = 'WAIT'::text) THEN asked_at
    ELSE NULL::timestamp with time zone
END), asked_at DESC, id);
CREATE INDEX mileage_claim_item ON public.mileage_claim USING btree (item_id);
CREATE INDEX mileage_claim_list ON public.mileage_claim USING btree (status, asked_at DESC, id);
CREATE INDEX mileage_claim_member ON public.mileage_claim USING btree (member_id, asked_at DESC, id);
CREATE UNIQUE INDEX mileage_claim_number ON public.mileage_claim USING btree (grade_group, number_hash) WHERE (status = ANY (ARRAY['WAIT'::text, 'APPROVED'::text]));
CREATE UNIQUE INDEX mileage_claim_same ON public.mileage_claim USING btree (member_id, item_id, happened_on, quantity, COALESCE(number_hash, ''::text), note_key) WHERE (status = ANY (ARRAY['WAIT'::text, 'APPROVED'::text]));
CREATE INDEX mileage_claim_waiting ON public.mileage_claim USING btree (asked_at, id) WHERE (status = 'WAIT'::text);

create table mileage_close (
  id uuid not null,
  year integer not null,
  semester_code text not null,
  number integer not null,
  status text not null,
  begun_at timestamp with time zone not null,
  begun_by uuid not null,
  done_at timestamp with time zone,
  member_count integer not null,
  done_count integer default 0 not null,
  last_member_id uuid,
  expired_points integer default 0 not null,
  expired_count integer default 0 not null,
  last_place bigint not null,
  constraint mileage_close_year_semester_code_number_key UNIQUE (year, semester_code, number),
  constraint mileage_close_pkey PRIMARY KEY (id),
  constraint mileage_close_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES member(id),
  constraint mileage_close_year_semester_code_fkey FOREIGN KEY (year, semester_code) REFERENCES mileage_term(year, semester_code),
  constraint mileage_close_check CHECK ((done_count <= member_count)),
  constraint mileage_close_check1 CHECK (((status = 'RUNNING'::text) = (done_at IS NULL))),
  constraint mileage_close_number_check CHECK ((number > 0)),
  constraint mileage_close_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'FAILED'::text])))
);
CREATE INDEX mileage_close_begun_by ON public.mileage_close USING btree (begun_by);
CREATE UNIQUE INDEX mileage_close_one_at_a_time ON public.mileage_close USING btree ((true)) WHERE (status = 'RUNNING'::text);

create table mileage_item (
  id uuid not null,
  code text not null,
  type_code text not null,
  source text not null,
  programme_type text,
  grade_group text,
  name_ko text not null,
  name_en text not null,
  evidence_ko text default ''::text not null,
  evidence_en text default ''::text not null,
  asks_number boolean default false not null,
  position integer default 0 not null,
  in_use boolean default true not null,
  version integer default 1 not null,
  most_quantity numeric(8,2),
  resume_section text,
  resume_name_ko text default ''::text not null,
  resume_name_en text default ''::text not null,
  resume_place_ko text default ''::text not null,
  resume_place_en text default ''::text not null,
  takes_decimals boolean default false not null,
  constraint mileage_item_code_key UNIQUE (code),
  constraint mileage_item_programme_type_key UNIQUE (programme_type),
  constraint mileage_item_pkey PRIMARY KEY (id),
  constraint mileage_item_check CHECK (((source = 'PROGRAMME'::text) = (programme_type IS NOT NULL))),
  constraint mileage_item_check1 CHECK (((source = 'CLAIM'::text) OR (evidence_ko = ''::text))),
  constraint mileage_item_most_quantity_check CHECK ((most_quantity > (0)::numeric)),
  constraint mileage_item_programme_type_check CHECK ((programme_type = ANY (ARRAY['BAEUM'::text, 'CHAEUM'::text, 'IEUM'::text, 'WORKSHOP'::text]))),
  constraint mileage_item_resume CHECK (((resume_section IS NULL) OR ((resume_name_ko <> ''::text) AND (resume_name_en <> ''::text)))),
  constraint mileage_item_resume_section_check CHECK ((resume_section = ANY (ARRAY['LANGUAGE'::text, 'CERTIFICATE'::text, 'AWARD'::text, 'VOLUNTEER'::text, 'WORK'::text]))),
  constraint mileage_item_source_check CHECK ((source = ANY (ARRAY['CLAIM'::text, 'PROGRAMME'::text, 'TEST'::text, 'MEETING'::text, 'HAND'::text]))),
  constraint mileage_item_type_code_check CHECK ((type_code = ANY (ARRAY['01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text, '10'::text, '11'::text])))
);
CREATE INDEX mileage_item_list ON public.mileage_item USING btree (type_code, "position", id);
CREATE UNIQUE INDEX mileage_item_one_meeting ON public.mileage_item USING btree (source) WHERE (source = 'MEETING'::text);
CREATE UNIQUE INDEX mileage_item_one_test ON public.mileage_item USING btree (source) WHERE (source = 'TEST'::text);

create table mileage_line (
  id uuid not null,
  place bigint not null,
  member_id uuid not null,
  kind text not null,
  amount integer not null,
  year integer not null,
  semester_code text not null,
  type_code text,
  item_id uuid,
  rule_id uuid,
  trainee_id uuid,
  claim_id uuid,
  use_id uuid,
  reverses_id uuid,
  lot_id uuid,
  source_key text not null,
  happened_on date not null,
  about_year integer not null,
  about_semester text not null,
  quantity numeric(8,2),
  grade_group text,
  explanation jsonb default '[]'::jsonb not null,
  memo text default ''::text not null,
  posted_at timestamp with time zone not null,
  posted_by uuid,
  batch_id uuid,
  test_session_id uuid,
  meeting_id uuid,
  constraint mileage_line_place_key UNIQUE (place),
  constraint mileage_line_reverses_id_key UNIQUE (reverses_id),
  constraint mileage_line_source_key_key UNIQUE (source_key),
  constraint mileage_line_pkey PRIMARY KEY (id),
  constraint mileage_line_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES mileage_batch(id),
  constraint mileage_line_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES mileage_claim(id),
  constraint mileage_line_item_id_fkey FOREIGN KEY (item_id) REFERENCES mileage_item(id),
  constraint mileage_line_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES mileage_line(id),
  constraint mileage_line_meeting_id_fkey FOREIGN KEY (meeting_id) REFERENCES counselling_request(id),
  constraint mileage_line_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint mileage_line_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES member(id),
  constraint mileage_line_reverses_id_fkey FOREIGN KEY (reverses_id) REFERENCES mileage_line(id),
  constraint mileage_line_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES mileage_rule(id),
  constraint mileage_line_test_session_id_fkey FOREIGN KEY (test_session_id) REFERENCES ability_session(id),
  constraint mileage_line_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainee(id),
  constraint mileage_line_use_id_fkey FOREIGN KEY (use_id) REFERENCES mileage_use(id),
  constraint mileage_line_year_semester_code_fkey FOREIGN KEY (year, semester_code) REFERENCES mileage_term(year, semester_code),
  constraint mileage_line_amount_check CHECK (((amount >= '-1000000'::integer) AND (amount <= 1000000))),
  constraint mileage_line_check CHECK (((kind <> ALL (ARRAY['EARN'::text, 'RELEASE'::text, 'CARRY'::text])) OR (amount >= 0))),
  constraint mileage_line_check1 CHECK (((kind <> ALL (ARRAY['HOLD'::text, 'USE'::text, 'EXPIRE'::text])) OR (amount <= 0))),
  constraint mileage_line_check2 CHECK (((kind <> ALL (ARRAY['HOLD'::text, 'RELEASE'::text, 'USE'::text])) OR (use_id IS NOT NULL))),
  constraint mileage_line_check3 CHECK (((kind = 'REVERSE'::text) = (reverses_id IS NOT NULL))),
  constraint mileage_line_check4 CHECK (((kind <> 'EXPIRE'::text) OR (lot_id IS NOT NULL))),
  constraint mileage_line_kind_check CHECK ((kind = ANY (ARRAY['EARN'::text, 'ADJUST'::text, 'REVERSE'::text, 'HOLD'::text, 'RELEASE'::text, 'USE'::text, 'EXPIRE'::text, 'CARRY'::text]))),
  constraint mileage_line_not_for_oneself CHECK (((batch_id IS NULL) OR (posted_by <> member_id))),
  constraint mileage_line_type_code_check CHECK ((type_code = ANY (ARRAY['01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '06'::text, '07'::text, '08'::text, '09'::text, '10'::text, '11'::text])))
);
CREATE INDEX mileage_line_batch ON public.mileage_line USING btree (batch_id);
CREATE INDEX mileage_line_brought ON public.mileage_line USING btree (year, semester_code, item_id) INCLUDE (amount) WHERE ((kind = ANY (ARRAY['EARN'::text, 'REVERSE'::text])) AND (item_id IS NOT NULL));
CREATE INDEX mileage_line_claim ON public.mileage_line USING btree (claim_id);
CREATE INDEX mileage_line_item ON public.mileage_line USING btree (item_id, member_id);
CREATE INDEX mileage_line_lot ON public.mileage_line USING btree (lot_id);
CREATE INDEX mileage_line_meeting ON public.mileage_line USING btree (meeting_id);
CREATE INDEX mileage_line_member ON public.mileage_line USING btree (member_id, place DESC);
CREATE INDEX mileage_line_posted_by ON public.mileage_line USING btree (posted_by);
CREATE INDEX mileage_line_rule ON public.mileage_line USING btree (rule_id);
CREATE INDEX mileage_line_term ON public.mileage_line USING btree (year, semester_code, member_id);
CREATE INDEX mileage_line_test_session ON public.mileage_line USING btree (test_session_id);
CREATE INDEX mileage_line_trainee ON public.mileage_line USING btree (trainee_id);
CREATE INDEX mileage_line_use ON public.mileage_line USING btree (use_id);

create table mileage_objection (
  id uuid not null,
  line_id uuid not null,
  member_id uuid not null,
  status text not null,
  content text not null,
  file_id uuid,
  asked_at timestamp with time zone not null,
  reply_count integer default 0 not null,
  correction_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  version integer default 1 not null,
  constraint mileage_objection_correction_id_key UNIQUE (correction_id),
  constraint mileage_objection_pkey PRIMARY KEY (id),
  constraint mileage_objection_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES mileage_line(id),
  constraint mileage_objection_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint mileage_objection_line_id_fkey FOREIGN KEY (line_id) REFERENCES mileage_line(id),
  constraint mileage_objection_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint mileage_objection_check CHECK ((decided_by <> member_id)),
  constraint mileage_objection_check1 CHECK (((status = ANY (ARRAY['UPHELD'::text, 'DISMISSED'::text])) = (decided_by IS NOT NULL))),
  constraint mileage_objection_check2 CHECK ((((decided_by IS NULL) = (decided_at IS NULL)) AND ((decided_by IS NULL) = (reason IS NULL)))),
  constraint mileage_objection_check3 CHECK (((correction_id IS NULL) OR (status = 'UPHELD'::text))),
  constraint mileage_objection_content_check CHECK ((content <> ''::text)),
  constraint mileage_objection_reply_count_check CHECK (((reply_count >= 0) AND (reply_count <= 20))),
  constraint mileage_objection_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'UPHELD'::text, 'DISMISSED'::text, 'WITHDRAWN'::text])))
);
CREATE INDEX mileage_objection_decided_by ON public.mileage_objection USING btree (decided_by);
CREATE INDEX mileage_objection_line ON public.mileage_objection USING btree (line_id, asked_at DESC);
CREATE INDEX mileage_objection_list ON public.mileage_objection USING btree (status, asked_at DESC, id);
CREATE INDEX mileage_objection_member ON public.mileage_objection USING btree (member_id, asked_at DESC);
CREATE UNIQUE INDEX mileage_objection_one ON public.mileage_objection USING btree (line_id) WHERE (status <> 'WITHDRAWN'::text);
CREATE INDEX mileage_objection_open ON public.mileage_objection USING btree (asked_at, id) WHERE (status = 'OPEN'::text);

create table mileage_objection_reply (
  objection_id uuid not null,
  number integer not null,
  side text not null,
  member_id uuid not null,
  content text not null,
  at timestamp with time zone not null,
  constraint mileage_objection_reply_pkey PRIMARY KEY (objection_id, number),
  constraint mileage_objection_reply_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint mileage_objection_reply_objection_id_fkey FOREIGN KEY (objection_id) REFERENCES mileage_objection(id),
  constraint mileage_objection_reply_content_check CHECK ((content <> ''::text)),
  constraint mileage_objection_reply_number_check CHECK (((number >= 1) AND (number <= 20))),
  constraint mileage_objection_reply_side_check CHECK ((side = ANY (ARRAY['STUDENT'::text, 'OFFICE'::text])))
);
CREATE INDEX mileage_objection_reply_member ON public.mileage_objection_reply USING btree (member_id);

create table mileage_purpose (
  code text not null,
  name_ko text not null,
  name_en text not null,
  text_ko text default ''::text not null,
  text_en text default ''::text not null,
  least integer not null,
  unit integer not null,
  most integer not null,
  times_term integer,
  times_life integer,
  most_terms integer,
  won_per_point integer,
  needs_account boolean default false not null,
  position integer default 0 not null,
  in_use boolean default true not null,
  version integer default 1 not null,
  constraint mileage_purpose_pkey PRIMARY KEY (code),
  constraint mileage_purpose_check CHECK (("least" <= most)),
  constraint mileage_purpose_check1 CHECK ((("least" % unit) = 0)),
  constraint mileage_purpose_least_check CHECK (("least" > 0)),
  constraint mileage_purpose_most_terms_check CHECK (((most_terms >= 1) AND (most_terms <= 20))),
  constraint mileage_purpose_times_life_check CHECK (((times_life >= 1) AND (times_life <= 100))),
  constraint mileage_purpose_times_term_check CHECK (((times_term >= 1) AND (times_term <= 100))),
  constraint mileage_purpose_unit_check CHECK ((unit > 0)),
  constraint mileage_purpose_won_per_point_check CHECK (((won_per_point >= 1) AND (won_per_point <= 1000000)))
);

create table mileage_rule (
  id uuid not null,
  item_id uuid not null,
  number integer not null,
  formula jsonb not null,
  cap_once integer,
  cap_term integer,
  cap_life integer,
  counts_best boolean default false not null,
  pays_difference boolean default false not null,
  needs_survey boolean default false not null,
  valid_terms integer,
  register_statuses text[] default '{ENROLLED}'::text[] not null,
  claim_days integer,
  effective_from date not null,
  effective_to date,
  note text default ''::text not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  version integer default 1 not null,
  constraint mileage_rule_one_at_a_time EXCLUDE USING gist (item_id WITH =, daterange(effective_from, effective_to, '[]'::text) WITH &&),
  constraint mileage_rule_item_id_number_key UNIQUE (item_id, number),
  constraint mileage_rule_pkey PRIMARY KEY (id),
  constraint mileage_rule_created_by_fkey FOREIGN KEY (created_by) REFERENCES member(id),
  constraint mileage_rule_item_id_fkey FOREIGN KEY (item_id) REFERENCES mileage_item(id),
  constraint mileage_rule_cap_life_check CHECK (((cap_life >= 1) AND (cap_life <= 1000000))),
  constraint mileage_rule_cap_once_check CHECK (((cap_once >= 1) AND (cap_once <= 100000))),
  constraint mileage_rule_cap_term_check CHECK (((cap_term >= 1) AND (cap_term <= 100000))),
  constraint mileage_rule_check CHECK ((effective_from <= effective_to)),
  constraint mileage_rule_check1 CHECK ((counts_best OR (NOT pays_difference))),
  constraint mileage_rule_claim_days_check CHECK (((claim_days >= 1) AND (claim_days <= 3660))),
  constraint mileage_rule_number_check CHECK ((number > 0)),
  constraint mileage_rule_valid_terms_check CHECK (((valid_terms >= 1) AND (valid_terms <= 20)))
);
CREATE INDEX mileage_rule_created_by ON public.mileage_rule USING btree (created_by);

create table mileage_standing (
  close_id uuid not null,
  member_id uuid not null,
  earned integer not null,
  balance integer not null,
  survey_count integer not null,
  programme_count integer not null,
  rank integer,
  constraint mileage_standing_pkey PRIMARY KEY (close_id, member_id),
  constraint mileage_standing_close_id_fkey FOREIGN KEY (close_id) REFERENCES mileage_close(id),
  constraint mileage_standing_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX mileage_standing_member ON public.mileage_standing USING btree (member_id);
CREATE INDEX mileage_standing_rank ON public.mileage_standing USING btree (close_id, rank, member_id);

create table mileage_term (
  year integer not null,
  semester_code text not null,
  status text not null,
  closed_at timestamp with time zone,
  version integer default 1 not null,
  constraint mileage_term_pkey PRIMARY KEY (year, semester_code),
  constraint mileage_term_year_semester_code_fkey FOREIGN KEY (year, semester_code) REFERENCES term(year, semester_code),
  constraint mileage_term_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'CLOSING'::text, 'CLOSED'::text])))
);

create table mileage_use (
  id uuid not null,
  member_id uuid not null,
  purpose_code text not null,
  amount integer not null,
  year integer not null,
  semester_code text not null,
  status text not null,
  note text default ''::text not null,
  bank text default ''::text not null,
  account_key uuid,
  account_sealed text,
  account_end text,
  applied_at timestamp with time zone,
  decided_by uuid,
  decided_at timestamp with time zone,
  paid_at timestamp with time zone,
  reason text,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  won_per_point integer,
  constraint mileage_use_pkey PRIMARY KEY (id),
  constraint mileage_use_account_key_fkey FOREIGN KEY (account_key) REFERENCES data_key(id),
  constraint mileage_use_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint mileage_use_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint mileage_use_purpose_code_fkey FOREIGN KEY (purpose_code) REFERENCES mileage_purpose(code),
  constraint mileage_use_year_semester_code_fkey FOREIGN KEY (year, semester_code) REFERENCES term(year, semester_code),
  constraint mileage_use_amount_check CHECK ((amount > 0)),
  constraint mileage_use_check CHECK ((decided_by <> member_id)),
  constraint mileage_use_check1 CHECK (((account_key IS NULL) = (account_sealed IS NULL))),
  constraint mileage_use_check2 CHECK (((status = 'TEMP'::text) OR (applied_at IS NOT NULL) OR (status = 'CANCELLED'::text))),
  constraint mileage_use_status_check CHECK ((status = ANY (ARRAY['TEMP'::text, 'APPLY'::text, 'APPROVED'::text, 'REFUSED'::text, 'PAID'::text, 'CANCELLED'::text]))),
  constraint mileage_use_won_per_point_check CHECK (((won_per_point >= 1) AND (won_per_point <= 1000000)))
);
CREATE INDEX mileage_use_decided_by ON public.mileage_use USING btree (decided_by);
CREATE INDEX mileage_use_desk ON public.mileage_use USING btree (((status <> 'APPLY'::text)), (
CASE
    WHEN (status = 'APPLY'::text) THEN applied_at
    ELSE NULL::timestamp with time zone
END), applied_at DESC, id) WHERE (applied_at IS NOT NULL);
CREATE INDEX mileage_use_key ON public.mileage_use USING btree (account_key);
CREATE INDEX mileage_use_list ON public.mileage_use USING btree (status, applied_at DESC, id);
CREATE INDEX mileage_use_member ON public.mileage_use USING btree (member_id, created_at DESC, id);
CREATE UNIQUE INDEX mileage_use_one_draft ON public.mileage_use USING btree (member_id, purpose_code) WHERE (status = 'TEMP'::text);
CREATE INDEX mileage_use_purpose ON public.mileage_use USING btree (purpose_code, year, semester_code);
CREATE INDEX mileage_use_term ON public.mileage_use USING btree (year, semester_code);
CREATE INDEX mileage_use_waiting ON public.mileage_use USING btree (applied_at, id) WHERE (status = 'APPLY'::text);

create table no_show_appeal (
  trainee_id uuid not null,
  status text not null,
  content text not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  version integer default 1 not null,
  constraint no_show_appeal_pkey PRIMARY KEY (trainee_id),
  constraint no_show_appeal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint no_show_appeal_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainee(id),
  constraint no_show_appeal_status_check CHECK ((status = ANY (ARRAY['ASKED'::text, 'ACCEPTED'::text, 'REFUSED'::text])))
);
CREATE INDEX no_show_appeal_decided_by ON public.no_show_appeal USING btree (decided_by);

create table notification (
  id uuid not null,
  event_id uuid not null,
  recipient_id uuid not null,
  type text not null,
  entity_id uuid,
  link text not null,
  is_shown boolean not null,
  is_for_digest boolean not null,
  digest_id uuid,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notification_event_id_recipient_id_key UNIQUE (event_id, recipient_id),
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES member(id),
  constraint notification_link_check CHECK ((link ~~ '/%'::text))
);
CREATE INDEX notification_age ON public.notification USING btree (created_at);
CREATE INDEX notification_digest ON public.notification USING btree (digest_id) WHERE (digest_id IS NOT NULL);
CREATE INDEX notification_recipient ON public.notification USING btree (recipient_id, id DESC);
CREATE INDEX notification_unread ON public.notification USING btree (recipient_id, id DESC) WHERE ((read_at IS NULL) AND is_shown);
CREATE INDEX notification_waiting ON public.notification USING btree (recipient_id) WHERE (is_for_digest AND (digest_id IS NULL));

create table notification_choice (
  member_id uuid not null,
  type text not null,
  channel text not null,
  is_on boolean not null,
  constraint notification_choice_pkey PRIMARY KEY (member_id, type, channel),
  constraint notification_choice_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint notification_choice_channel_check CHECK ((channel = ANY (ARRAY['IN_APP'::text, 'EMAIL'::text, 'SMS'::text])))
);

create table notification_preference (
  member_id uuid not null,
  is_quiet boolean default true not null,
  quiet_from integer default 21 not null,
  quiet_to integer default 8 not null,
  is_digest boolean default false not null,
  version integer default 1 not null,
  constraint notification_preference_pkey PRIMARY KEY (member_id),
  constraint notification_preference_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint notification_preference_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23))),
  constraint notification_preference_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 23)))
);

create table outbox (
  id uuid not null,
  event text not null,
  aggregate_id uuid,
  payload jsonb not null,
  dedupe_key text not null,
  created_at timestamp with time zone default now() not null,
  done_at timestamp with time zone,
  attempts integer default 0 not null,
  next_at timestamp with time zone default now() not null,
  constraint outbox_dedupe_key_key UNIQUE (dedupe_key),
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_done ON public.outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX outbox_open ON public.outbox USING btree (next_at, id) WHERE (done_at IS NULL);

create table paper_share (
  id uuid not null,
  member_id uuid not null,
  paper text not null,
  paper_id uuid not null,
  audience text not null,
  granted_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint paper_share_pkey PRIMARY KEY (id),
  constraint paper_share_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint paper_share_audience_check CHECK ((audience = ANY (ARRAY['ADVISOR'::text, 'COACH'::text]))),
  constraint paper_share_paper_check CHECK ((paper = ANY (ARRAY['RESUME'::text, 'LETTER'::text])))
);
CREATE INDEX paper_share_member ON public.paper_share USING btree (member_id, paper) WHERE (revoked_at IS NULL);
CREATE INDEX paper_share_member_all ON public.paper_share USING btree (member_id);
CREATE UNIQUE INDEX paper_share_one_live ON public.paper_share USING btree (paper_id, audience) WHERE (revoked_at IS NULL);

create table paper_view (
  id uuid not null,
  paper text not null,
  paper_id uuid not null,
  viewer_id uuid not null,
  audience text not null,
  viewed_at timestamp with time zone not null,
  constraint paper_view_pkey PRIMARY KEY (id),
  constraint paper_view_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES member(id),
  constraint paper_view_audience_check CHECK ((audience = ANY (ARRAY['ADVISOR'::text, 'COACH'::text, 'CORRECTOR'::text]))),
  constraint paper_view_paper_check CHECK ((paper = ANY (ARRAY['RESUME'::text, 'LETTER'::text, 'CORRECTION'::text])))
);
CREATE INDEX paper_view_paper ON public.paper_view USING btree (paper_id, viewed_at DESC);
CREATE INDEX paper_view_viewer ON public.paper_view USING btree (viewer_id);

create table pending_step (
  id uuid not null,
  press_id uuid not null,
  entity text not null,
  entity_id uuid not null,
  version integer not null,
  failed_at timestamp with time zone,
  failure text,
  reason_ko text,
  reason_en text,
  constraint pending_step_entity_entity_id_key UNIQUE (entity, entity_id),
  constraint pending_step_pkey PRIMARY KEY (id),
  constraint pending_step_press_id_fkey FOREIGN KEY (press_id) REFERENCES work_press(id) ON DELETE CASCADE,
  constraint pending_step_check CHECK (((failed_at IS NULL) = (failure IS NULL))),
  constraint pending_step_check1 CHECK (((reason_ko IS NULL) = (reason_en IS NULL))),
  constraint pending_step_check2 CHECK (((reason_ko IS NULL) OR (failure IS NOT NULL)))
);
CREATE INDEX pending_step_press ON public.pending_step USING btree (press_id);

create table portfolio (
  id uuid not null,
  member_id uuid not null,
  title text not null,
  language text not null,
  content jsonb not null,
  content_version integer default 1 not null,
  status text default 'DRAFT'::text not null,
  visibility text default 'PRIVATE'::text not null,
  is_indexed boolean default false not null,
  published_number integer,
  published_content_version integer,
  published_at timestamp with time zone,
  facts_version integer default 1 not null,
  hidden_at timestamp with time zone,
  hidden_reason text,
  view_count integer default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  published_facts_version integer default 0 not null,
  constraint portfolio_pkey PRIMARY KEY (id),
  constraint portfolio_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint portfolio_check CHECK (((status = 'PUBLISHED'::text) <= (published_number IS NOT NULL))),
  constraint portfolio_check1 CHECK (((hidden_at IS NULL) = (hidden_reason IS NULL))),
  constraint portfolio_check2 CHECK (((NOT is_indexed) OR (visibility = 'PUBLIC'::text))),
  constraint portfolio_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint portfolio_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'UNPUBLISHED'::text]))),
  constraint portfolio_title_check CHECK ((title <> ''::text)),
  constraint portfolio_visibility_check CHECK ((visibility = ANY (ARRAY['PRIVATE'::text, 'LOGIN'::text, 'LINK'::text, 'PUBLIC'::text])))
);
CREATE INDEX portfolio_member ON public.portfolio USING btree (member_id, changed_at DESC, id);
CREATE INDEX portfolio_shown ON public.portfolio USING btree (member_id) WHERE ((status = 'PUBLISHED'::text) AND (deleted_at IS NULL));

create table portfolio_font (
  id text not null,
  bytes bytea not null,
  made_at timestamp with time zone not null,
  constraint portfolio_font_pkey PRIMARY KEY (id)
);

create table portfolio_like (
  nomination_id uuid not null,
  member_id uuid not null,
  liked_at timestamp with time zone not null,
  constraint portfolio_like_pkey PRIMARY KEY (nomination_id, member_id),
  constraint portfolio_like_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint portfolio_like_nomination_id_fkey FOREIGN KEY (nomination_id) REFERENCES portfolio_nomination(id) ON DELETE CASCADE
);
CREATE INDEX portfolio_like_member ON public.portfolio_like USING btree (member_id);

create table portfolio_link (
  id uuid not null,
  portfolio_id uuid not null,
  name text default ''::text not null,
  token_hash bytea not null,
  begins_at timestamp with time zone,
  ends_at timestamp with time zone,
  most_views integer,
  view_count integer default 0 not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint portfolio_link_token_hash_key UNIQUE (token_hash),
  constraint portfolio_link_pkey PRIMARY KEY (id),
  constraint portfolio_link_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES portfolio(id) ON DELETE CASCADE,
  constraint portfolio_link_check CHECK (((ends_at IS NULL) OR (begins_at IS NULL) OR (ends_at > begins_at))),
  constraint portfolio_link_most_views_check CHECK ((most_views > 0))
);
CREATE INDEX portfolio_link_ending ON public.portfolio_link USING btree (ends_at) WHERE ((revoked_at IS NULL) AND (ends_at IS NOT NULL));
CREATE INDEX portfolio_link_portfolio ON public.portfolio_link USING btree (portfolio_id, created_at DESC);

create table portfolio_nomination (
  id uuid not null,
  portfolio_id uuid not null,
  member_id uuid not null,
  version_id uuid,
  nominated_by uuid not null,
  reason text default ''::text not null,
  status text not null,
  nominated_at timestamp with time zone not null,
  consented_at timestamp with time zone,
  shows_name boolean default false not null,
  exhibit_from date,
  exhibit_to date,
  ended_at timestamp with time zone,
  end_reason text default ''::text not null,
  like_count integer default 0 not null,
  version integer default 1 not null,
  praise text default ''::text not null,
  constraint portfolio_nomination_pkey PRIMARY KEY (id),
  constraint portfolio_nomination_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint portfolio_nomination_nominated_by_fkey FOREIGN KEY (nominated_by) REFERENCES member(id),
  constraint portfolio_nomination_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES portfolio(id),
  constraint portfolio_nomination_version_id_fkey FOREIGN KEY (version_id) REFERENCES portfolio_version(id),
  constraint portfolio_nomination_check CHECK (((exhibit_to IS NULL) OR (exhibit_from IS NOT NULL))),
  constraint portfolio_nomination_check1 CHECK (((exhibit_to IS NULL) OR (exhibit_to >= exhibit_from))),
  constraint portfolio_nomination_check2 CHECK (((status <> 'EXHIBITED'::text) OR ((consented_at IS NOT NULL) AND (exhibit_to IS NOT NULL)))),
  constraint portfolio_nomination_check3 CHECK (((status = ANY (ARRAY['ENDED'::text, 'DECLINED'::text])) = (ended_at IS NOT NULL))),
  constraint portfolio_nomination_status_check CHECK ((status = ANY (ARRAY['NOMINATED'::text, 'REVIEW'::text, 'SELECTED'::text, 'EXHIBITED'::text, 'ENDED'::text, 'DECLINED'::text])))
);
CREATE INDEX portfolio_nomination_by ON public.portfolio_nomination USING btree (nominated_by);
CREATE INDEX portfolio_nomination_member ON public.portfolio_nomination USING btree (member_id, nominated_at DESC);
CREATE UNIQUE INDEX portfolio_nomination_one_open ON public.portfolio_nomination USING btree (portfolio_id) WHERE (status <> ALL (ARRAY['ENDED'::text, 'DECLINED'::text]));
CREATE INDEX portfolio_nomination_portfolio ON public.portfolio_nomination USING btree (portfolio_id);
CREATE INDEX portfolio_nomination_shown ON public.portfolio_nomination USING btree (exhibit_from DESC, id) WHERE (status = 'EXHIBITED'::text);
CREATE INDEX portfolio_nomination_status ON public.portfolio_nomination USING btree (status, nominated_at DESC, id);
CREATE INDEX portfolio_nomination_version ON public.portfolio_nomination USING btree (version_id);

create table portfolio_owner_left (
  member_id uuid not null,
  left_on date not null,
  constraint portfolio_owner_left_pkey PRIMARY KEY (member_id),
  constraint portfolio_owner_left_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table portfolio_page_font (
  version_id uuid not null,
  weight integer not null,
  font_id text not null,
  constraint portfolio_page_font_pkey PRIMARY KEY (version_id, weight),
  constraint portfolio_page_font_font_id_fkey FOREIGN KEY (font_id) REFERENCES portfolio_font(id),
  constraint portfolio_page_font_version_id_fkey FOREIGN KEY (version_id) REFERENCES portfolio_version(id) ON DELETE CASCADE
);
CREATE INDEX portfolio_page_font_font ON public.portfolio_page_font USING btree (font_id);

create table portfolio_path (
  path text not null,
  skeleton text not null,
  member_id uuid not null,
  portfolio_id uuid not null,
  taken_at timestamp with time zone not null,
  left_at timestamp with time zone,
  constraint portfolio_path_skeleton_key UNIQUE (skeleton),
  constraint portfolio_path_pkey PRIMARY KEY (path),
  constraint portfolio_path_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint portfolio_path_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES portfolio(id),
  constraint portfolio_path_path_check CHECK ((path ~ '^[a-z0-9](?:[a-z0-9-]{2,38})[a-z0-9]$'::text))
);
CREATE INDEX portfolio_path_left ON public.portfolio_path USING btree (left_at) WHERE (left_at IS NOT NULL);
CREATE INDEX portfolio_path_member ON public.portfolio_path USING btree (member_id);
CREATE UNIQUE INDEX portfolio_path_one ON public.portfolio_path USING btree (portfolio_id) WHERE (left_at IS NULL);
CREATE INDEX portfolio_path_portfolio ON public.portfolio_path USING btree (portfolio_id);

create table portfolio_remark (
  id uuid not null,
  nomination_id uuid not null,
  author_id uuid not null,
  text text not null,
  written_at timestamp with time zone not null,
  changed_at timestamp with time zone,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  hidden_at timestamp with time zone,
  hidden_by uuid,
  hidden_reason text,
  constraint portfolio_remark_pkey PRIMARY KEY (id),
  constraint portfolio_remark_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id),
  constraint portfolio_remark_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES member(id),
  constraint portfolio_remark_nomination_id_fkey FOREIGN KEY (nomination_id) REFERENCES portfolio_nomination(id) ON DELETE CASCADE,
  constraint portfolio_remark_hidden CHECK ((((hidden_at IS NULL) = (hidden_reason IS NULL)) AND ((hidden_at IS NULL) = (hidden_by IS NULL)))),
  constraint portfolio_remark_text_check CHECK ((text <> ''::text))
);
CREATE INDEX portfolio_remark_author ON public.portfolio_remark USING btree (author_id);
CREATE INDEX portfolio_remark_hider ON public.portfolio_remark USING btree (hidden_by);
CREATE INDEX portfolio_remark_nomination ON public.portfolio_remark USING btree (nomination_id, written_at, id);

create table portfolio_report (
  id uuid not null,
  portfolio_id uuid not null,
  version_number integer,
  reason text not null,
  text text default ''::text not null,
  reporter_id uuid,
  reported_at timestamp with time zone not null,
  status text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision text default ''::text not null,
  version integer default 1 not null,
  constraint portfolio_report_pkey PRIMARY KEY (id),
  constraint portfolio_report_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint portfolio_report_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES portfolio(id),
  constraint portfolio_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES member(id),
  constraint portfolio_report_check CHECK (((status = 'OPEN'::text) = (decided_at IS NULL))),
  constraint portfolio_report_check1 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint portfolio_report_reason_check CHECK ((reason = ANY (ARRAY['PERSONAL_DATA'::text, 'COPYRIGHT'::text, 'HARMFUL'::text, 'UNTRUE'::text, 'OTHER'::text]))),
  constraint portfolio_report_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'HIDDEN'::text, 'KEPT'::text])))
);
CREATE INDEX portfolio_report_decider ON public.portfolio_report USING btree (decided_by);
CREATE INDEX portfolio_report_portfolio ON public.portfolio_report USING btree (portfolio_id, reported_at DESC);
CREATE INDEX portfolio_report_reporter ON public.portfolio_report USING btree (reporter_id);
CREATE INDEX portfolio_report_status ON public.portfolio_report USING btree (status, reported_at, id);

create table portfolio_review (
  nomination_id uuid not null,
  reviewer_id uuid not null,
  scores jsonb not null,
  note text default ''::text not null,
  reviewed_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint portfolio_review_pkey PRIMARY KEY (nomination_id, reviewer_id),
  constraint portfolio_review_nomination_id_fkey FOREIGN KEY (nomination_id) REFERENCES portfolio_nomination(id) ON DELETE CASCADE,
  constraint portfolio_review_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES member(id)
);
CREATE INDEX portfolio_review_reviewer ON public.portfolio_review USING btree (reviewer_id);

create table portfolio_unused_file (
  group_id uuid not null,
  since timestamp with time zone not null,
  constraint portfolio_unused_file_pkey PRIMARY KEY (group_id),
  constraint portfolio_unused_file_group_id_fkey FOREIGN KEY (group_id) REFERENCES file_group(id) ON DELETE CASCADE
);

create table portfolio_version (
  id uuid not null,
  portfolio_id uuid not null,
  number integer not null,
  reason text not null,
  name text default ''::text not null,
  title text not null,
  language text not null,
  content jsonb not null,
  created_at timestamp with time zone not null,
  resumes jsonb default '[]'::jsonb not null,
  constraint portfolio_version_portfolio_id_number_key UNIQUE (portfolio_id, number),
  constraint portfolio_version_pkey PRIMARY KEY (id),
  constraint portfolio_version_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES portfolio(id) ON DELETE CASCADE,
  constraint portfolio_version_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint portfolio_version_number_check CHECK ((number > 0)),
  constraint portfolio_version_reason_check CHECK ((reason = ANY (ARRAY['AUTO'::text, 'NAMED'::text, 'RESTORE'::text, 'PUBLISH'::text])))
);

create table portfolio_view_day (
  portfolio_id uuid not null,
  day date not null,
  view_count integer not null,
  constraint portfolio_view_day_pkey PRIMARY KEY (portfolio_id, day),
  constraint portfolio_view_day_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES portfolio(id) ON DELETE CASCADE,
  constraint portfolio_view_day_view_count_check CHECK ((view_count > 0))
);
CREATE INDEX portfolio_view_day_day ON public.portfolio_view_day USING btree (day);

create table portfolio_visit (
  portfolio_id uuid not null,
  day date not null,
  visitor bytea not null,
  link_id uuid,
  constraint portfolio_visit_pkey PRIMARY KEY (portfolio_id, day, visitor),
  constraint portfolio_visit_link_id_fkey FOREIGN KEY (link_id) REFERENCES portfolio_link(id) ON DELETE CASCADE,
  constraint portfolio_visit_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES portfolio(id) ON DELETE CASCADE
);
CREATE INDEX portfolio_visit_day ON public.portfolio_visit USING btree (day);
CREATE INDEX portfolio_visit_link ON public.portfolio_visit USING btree (link_id);

create table post (
  id uuid not null,
  board_code text not null,
  category_code text,
  title text not null,
  body jsonb not null,
  body_html text not null,
  body_text text not null,
  author_id uuid not null,
  author_name text not null,
  department_code text,
  status text not null,
  status_before_deletion text,
  is_public boolean generated always as ((status = ANY (ARRAY['SCHEDULED'::text, 'LIVE'::text]))) stored not null,
  publish_from timestamp with time zone not null,
  publish_to timestamp with time zone,
  is_pinned boolean default false not null,
  pin_from timestamp with time zone,
  pin_to timestamp with time zone,
  deadline_at timestamp with time zone,
  must_read boolean default false not null,
  is_secret boolean default false not null,
  answer_status text,
  audience_types text[],
  audience_departments text[],
  audience_grades integer[],
  file_id uuid,
  file_count integer default 0 not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  grams text[] generated always as (bigrams_of(((((title || ' '::text) || author_name) || ' '::text) || body_text))) stored not null,
  title_initials text generated always as (initials_of(title)) stored not null,
  initial_grams text[] generated always as (bigrams_of(initials_of(title))) stored not null,
  is_for_everybody boolean generated always as (((NOT is_secret) AND (audience_types IS NULL) AND (audience_departments IS NULL) AND (audience_grades IS NULL))) stored not null,
  constraint post_pkey PRIMARY KEY (id),
  constraint post_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id),
  constraint post_board_code_category_code_fkey FOREIGN KEY (board_code, category_code) REFERENCES board_category(board_code, code),
  constraint post_board_code_fkey FOREIGN KEY (board_code) REFERENCES board(code),
  constraint post_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint post_file_id_fkey FOREIGN KEY (file_id) REFERENCES file_group(id) ON DELETE SET NULL,
  constraint post_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES member(id),
  constraint post_answer_status_check CHECK ((answer_status = ANY (ARRAY['WAITING'::text, 'ANSWERED'::text]))),
  constraint post_audience_departments_check CHECK (((audience_departments IS NULL) OR ((cardinality(audience_departments) >= 1) AND (cardinality(audience_departments) <= 50)))),
  constraint post_audience_grades_check CHECK (((audience_grades IS NULL) OR ((cardinality(audience_grades) >= 1) AND (cardinality(audience_grades) <= 6)))),
  constraint post_audience_types_check CHECK (((audience_types IS NULL) OR ((cardinality(audience_types) >= 1) AND (cardinality(audience_types) <= 12)))),
  constraint post_check CHECK (((publish_to IS NULL) OR (publish_from < publish_to))),
  constraint post_check1 CHECK (((status = 'DELETED'::text) = (deleted_at IS NOT NULL))),
  constraint post_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SCHEDULED'::text, 'LIVE'::text, 'EXPIRED'::text, 'HIDDEN'::text, 'DELETED'::text])))
);
CREATE INDEX post_author ON public.post USING btree (author_id, board_code, id DESC);
CREATE INDEX post_category ON public.post USING btree (board_code, category_code, is_pinned DESC, publish_from DESC, id DESC) WHERE is_public;
CREATE INDEX post_clockwork ON public.post USING btree (status, publish_from) WHERE (status = 'SCHEDULED'::text);
CREATE INDEX post_deadline ON public.post USING btree (deadline_at, id) WHERE (is_public AND (deadline_at IS NOT NULL));
CREATE INDEX post_deleted ON public.post USING btree (deleted_at) WHERE (status = 'DELETED'::text);
CREATE INDEX post_department ON public.post USING btree (department_code);
CREATE INDEX post_ending ON public.post USING btree (publish_to) WHERE ((status = 'LIVE'::text) AND (publish_to IS NOT NULL));
CREATE INDEX post_file ON public.post USING btree (file_id);
CREATE INDEX post_files ON public.post USING btree (board_code, is_pinned DESC, publish_from DESC, id DESC) WHERE (is_public AND (file_count > 0));
CREATE INDEX post_grams ON public.post USING gin (grams);
CREATE INDEX post_initial_grams ON public.post USING gin (initial_grams);
CREATE INDEX post_list ON public.post USING btree (board_code, is_pinned DESC, publish_from DESC, id DESC) INCLUDE (is_for_everybody, publish_to, author_id, is_secret, audience_types, audience_departments, audience_grades) WHERE is_public;
CREATE INDEX post_pins ON public.post USING btree (pin_to) WHERE (pin_from IS NOT NULL);
CREATE INDEX post_status ON public.post USING btree (board_code, status, publish_from DESC, id DESC) WHERE (NOT is_public);

create table post_comment (
  id uuid not null,
  post_id uuid not null,
  parent_id uuid,
  author_id uuid not null,
  body text not null,
  is_answer boolean default false not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint post_comment_pkey PRIMARY KEY (id),
  constraint post_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id),
  constraint post_comment_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES member(id),
  constraint post_comment_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES post_comment(id),
  constraint post_comment_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id),
  constraint post_comment_check CHECK (((parent_id IS NULL) OR (parent_id <> id)))
);
CREATE INDEX post_comment_parent ON public.post_comment USING btree (parent_id);
CREATE INDEX post_comment_thread ON public.post_comment USING btree (post_id, COALESCE(parent_id, id), id);

create table post_comment_mention (
  comment_id uuid not null,
  member_id uuid not null,
  constraint post_comment_mention_pkey PRIMARY KEY (comment_id, member_id),
  constraint post_comment_mention_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES post_comment(id),
  constraint post_comment_mention_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX post_comment_mention_member ON public.post_comment_mention USING btree (member_id);

create table post_count (
  post_id uuid not null,
  views integer default 0 not null,
  comments integer default 0 not null,
  constraint post_count_pkey PRIMARY KEY (post_id),
  constraint post_count_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id)
);

create table post_draft (
  member_id uuid not null,
  board_code text not null,
  post_id uuid default '00000000-0000-0000-0000-000000000000'::uuid not null,
  content jsonb not null,
  base_version integer,
  saved_at timestamp with time zone not null,
  constraint post_draft_pkey PRIMARY KEY (member_id, board_code, post_id),
  constraint post_draft_board_code_fkey FOREIGN KEY (board_code) REFERENCES board(code),
  constraint post_draft_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX post_draft_age ON public.post_draft USING btree (saved_at);

create table post_follower (
  post_id uuid not null,
  member_id uuid not null,
  followed_at timestamp with time zone not null,
  constraint post_follower_pkey PRIMARY KEY (post_id, member_id),
  constraint post_follower_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint post_follower_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id)
);
CREATE INDEX post_follower_member ON public.post_follower USING btree (member_id);

create table post_read (
  post_id uuid not null,
  member_id uuid not null,
  first_read_at timestamp with time zone not null,
  last_read_on date not null,
  confirmed_at timestamp with time zone,
  constraint post_read_pkey PRIMARY KEY (post_id, member_id),
  constraint post_read_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint post_read_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id)
);
CREATE INDEX post_read_member ON public.post_read USING btree (member_id, post_id);

create table post_version (
  post_id uuid not null,
  number integer not null,
  title text not null,
  category_code text,
  body jsonb not null,
  file_names text[] not null,
  changed_parts text[] not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  is_withheld boolean default false not null,
  constraint post_version_pkey PRIMARY KEY (post_id, number),
  constraint post_version_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES member(id),
  constraint post_version_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id),
  constraint post_version_changed_parts_check CHECK (((cardinality(changed_parts) > 0) AND (changed_parts <@ ARRAY['TITLE'::text, 'CATEGORY'::text, 'TEXT'::text, 'LOOK'::text, 'FILES'::text]))),
  constraint post_version_number_check CHECK ((number > 0))
);
CREATE INDEX post_version_changer ON public.post_version USING btree (changed_by);

create table privacy_log (
  id uuid not null,
  at timestamp with time zone default now() not null,
  actor_id uuid,
  acting_as_id uuid,
  address text,
  subject_id uuid,
  action text not null,
  menu_id text,
  fields text not null,
  reason text,
  request_id text,
  constraint privacy_log_pkey PRIMARY KEY (at, id),
  constraint privacy_log_action_check CHECK ((action = ANY (ARRAY['R'::text, 'U'::text, 'D'::text, 'PRINT'::text, 'XLS'::text])))
) partition by RANGE (at);
CREATE INDEX privacy_log_subject ON ONLY public.privacy_log USING btree (subject_id, at DESC);

create table privacy_seal (
  number bigint not null,
  from_at timestamp with time zone,
  to_at timestamp with time zone not null,
  row_count bigint not null,
  data_key_id uuid not null,
  seal text not null,
  sealed_at timestamp with time zone not null,
  constraint privacy_seal_to_at_key UNIQUE (to_at),
  constraint privacy_seal_pkey PRIMARY KEY (number),
  constraint privacy_seal_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint privacy_seal_check CHECK ((from_at < to_at)),
  constraint privacy_seal_check1 CHECK (((from_at IS NULL) = (number = 1))),
  constraint privacy_seal_number_check CHECK ((number > 0)),
  constraint privacy_seal_row_count_check CHECK ((row_count >= 0))
);
CREATE INDEX privacy_seal_key ON public.privacy_seal USING btree (data_key_id);

create table programme (
  id uuid not null,
  type_code text not null,
  year integer not null,
  semester_code text not null,
  name_ko text not null,
  name_en text,
  introduction text default ''::text not null,
  department_code text not null,
  manager_id uuid not null,
  contact text default ''::text not null,
  series_id uuid not null,
  allows_repeat boolean default true not null,
  audience_types text[] not null,
  audience_departments text[] default '{}'::text[] not null,
  audience_grades integer[] default '{}'::integer[] not null,
  selection text not null,
  applies_from timestamp with time zone not null,
  applies_until timestamp with time zone not null,
  cancels_until timestamp with time zone not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  hours numeric(5,1) not null,
  points integer,
  place text default ''::text not null,
  is_online boolean default false not null,
  question text default ''::text not null,
  capacity integer not null,
  queue_capacity integer not null,
  taken integer default 0 not null,
  held integer default 0 not null,
  queued integer default 0 not null,
  last_place integer default 0 not null,
  least_attendance integer default 80 not null,
  needs_survey boolean default false not null,
  needs_assignment boolean default false not null,
  assignment_until timestamp with time zone,
  least_people integer,
  decides_on date,
  budget integer default 0 not null,
  closing_report text default ''::text not null,
  draw_seed text,
  drawn_at timestamp with time zone,
  published_at timestamp with time zone,
  closed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  cancel_code text,
  decided_at timestamp with time zone,
  draw_order uuid[],
  draw_seats integer,
  undecided_told_at timestamp with time zone,
  introduction_en text,
  place_en text,
  constraint programme_pkey PRIMARY KEY (id),
  constraint programme_created_by_fkey FOREIGN KEY (created_by) REFERENCES member(id),
  constraint programme_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint programme_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES member(id),
  constraint programme_year_semester_code_fkey FOREIGN KEY (year, semester_code) REFERENCES term(year, semester_code),
  constraint programme_budget_check CHECK (((budget >= 0) AND (budget <= 2000000000))),
  constraint programme_cancel_code_check CHECK ((cancel_code = 'LEAST_PEOPLE'::text)),
  constraint programme_capacity_check CHECK (((capacity >= 1) AND (capacity <= 20000))),
  constraint programme_check CHECK ((applies_from < applies_until)),
  constraint programme_check1 CHECK ((applies_until <= ends_at)),
  constraint programme_check2 CHECK ((begins_at < ends_at)),
  constraint programme_check3 CHECK (((least_people IS NULL) = (decides_on IS NULL))),
  constraint programme_check4 CHECK ((needs_assignment OR (assignment_until IS NULL))),
  constraint programme_check5 CHECK (((draw_seed IS NULL) = (drawn_at IS NULL))),
  constraint programme_check6 CHECK (((taken >= 0) AND (held >= 0) AND (queued >= 0))),
  constraint programme_hours_check CHECK ((hours > (0)::numeric)),
  constraint programme_least_attendance_check CHECK (((least_attendance >= 0) AND (least_attendance <= 100))),
  constraint programme_least_people_check CHECK (((least_people >= 1) AND (least_people <= 20000))),
  constraint programme_points_check CHECK (((points >= 0) AND (points <= 10000))),
  constraint programme_queue_capacity_check CHECK (((queue_capacity >= 0) AND (queue_capacity <= 20000))),
  constraint programme_seats CHECK (((taken + held) <= capacity)),
  constraint programme_selection_check CHECK ((selection = ANY (ARRAY['FIRST_COME'::text, 'SELECTION'::text, 'LOTTERY'::text]))),
  constraint programme_type_code_check CHECK ((type_code = ANY (ARRAY['BAEUM'::text, 'CHAEUM'::text, 'IEUM'::text, 'WORKSHOP'::text])))
);
CREATE INDEX programme_created_by ON public.programme USING btree (created_by);
CREATE INDEX programme_decision ON public.programme USING btree (decides_on) WHERE ((decides_on IS NOT NULL) AND (decided_at IS NULL) AND (cancelled_at IS NULL) AND (published_at IS NOT NULL));
CREATE INDEX programme_department ON public.programme USING btree (department_code, year DESC, id);
CREATE INDEX programme_ended ON public.programme USING btree (ends_at) WHERE ((published_at IS NOT NULL) AND (cancelled_at IS NULL));
CREATE INDEX programme_list ON public.programme USING btree (type_code, applies_until DESC, id) WHERE (published_at IS NOT NULL);
CREATE INDEX programme_manager ON public.programme USING btree (manager_id, year DESC, id);
CREATE INDEX programme_month ON public.programme USING gist (tstzrange(begins_at, ends_at)) WHERE (published_at IS NOT NULL);
CREATE INDEX programme_open ON public.programme USING btree (ends_at) WHERE ((published_at IS NOT NULL) AND (closed_at IS NULL) AND (cancelled_at IS NULL));
CREATE INDEX programme_series ON public.programme USING btree (series_id);
CREATE INDEX programme_term ON public.programme USING btree (year, semester_code);
CREATE INDEX programme_undecided ON public.programme USING btree (begins_at) WHERE ((undecided_told_at IS NULL) AND (selection <> 'FIRST_COME'::text) AND (cancelled_at IS NULL) AND (published_at IS NOT NULL));

create table programme_approval (
  id uuid not null,
  programme_id uuid not null,
  kind text not null,
  status text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  note text default ''::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  version integer default 1 not null,
  constraint programme_approval_programme_id_kind_key UNIQUE (programme_id, kind),
  constraint programme_approval_pkey PRIMARY KEY (id),
  constraint programme_approval_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES member(id),
  constraint programme_approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint programme_approval_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id),
  constraint programme_approval_check CHECK ((decided_by <> asked_by)),
  constraint programme_approval_check1 CHECK (((status = 'WAITING'::text) OR (decided_at IS NOT NULL))),
  constraint programme_approval_kind_check CHECK ((kind = ANY (ARRAY['OPEN'::text, 'CLOSE'::text]))),
  constraint programme_approval_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'REFUSED'::text])))
);
CREATE INDEX programme_approval_asked_by ON public.programme_approval USING btree (asked_by);
CREATE INDEX programme_approval_decided_by ON public.programme_approval USING btree (decided_by);
CREATE INDEX programme_approval_waiting ON public.programme_approval USING btree (asked_at, id) WHERE (status = 'WAITING'::text);

create table programme_author (
  programme_id uuid not null,
  member_id uuid not null,
  constraint programme_author_pkey PRIMARY KEY (programme_id, member_id),
  constraint programme_author_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint programme_author_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id) ON DELETE CASCADE
);
CREATE INDEX programme_author_member ON public.programme_author USING btree (member_id);

create table programme_bookmark (
  member_id uuid not null,
  programme_id uuid not null,
  at timestamp with time zone not null,
  constraint programme_bookmark_pkey PRIMARY KEY (member_id, programme_id),
  constraint programme_bookmark_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint programme_bookmark_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id)
);
CREATE INDEX programme_bookmark_programme ON public.programme_bookmark USING btree (programme_id);

create table programme_competency (
  programme_id uuid not null,
  competency_code text not null,
  ratio integer not null,
  constraint programme_competency_pkey PRIMARY KEY (programme_id, competency_code),
  constraint programme_competency_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id) ON DELETE CASCADE,
  constraint programme_competency_ratio_check CHECK (((ratio >= 1) AND (ratio <= 100)))
);
CREATE INDEX programme_competency_code ON public.programme_competency USING btree (competency_code);

create table programme_expense (
  id uuid not null,
  programme_id uuid not null,
  item text not null,
  amount integer not null,
  spent_on date not null,
  version integer default 1 not null,
  constraint programme_expense_pkey PRIMARY KEY (id),
  constraint programme_expense_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id),
  constraint programme_expense_amount_check CHECK (((amount >= 1) AND (amount <= 2000000000)))
);
CREATE INDEX programme_expense_programme ON public.programme_expense USING btree (programme_id, spent_on);

create table programme_helper (
  programme_id uuid not null,
  member_id uuid not null,
  constraint programme_helper_pkey PRIMARY KEY (programme_id, member_id),
  constraint programme_helper_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint programme_helper_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id)
);
CREATE INDEX programme_helper_member ON public.programme_helper USING btree (member_id);

create table programme_message (
  id uuid not null,
  programme_id uuid not null,
  status text not null,
  title text not null,
  content text not null,
  sent_by uuid,
  sent_at timestamp with time zone not null,
  constraint programme_message_pkey PRIMARY KEY (id),
  constraint programme_message_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id),
  constraint programme_message_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES member(id),
  constraint programme_message_status_check CHECK ((status = ANY (ARRAY['CONFIRM'::text, 'APPLY'::text, 'TEMP'::text])))
);
CREATE INDEX programme_message_programme ON public.programme_message USING btree (programme_id, sent_at DESC);
CREATE INDEX programme_message_sent_by ON public.programme_message USING btree (sent_by);

create table programme_message_recipient (
  message_id uuid not null,
  member_id uuid not null,
  constraint programme_message_recipient_pkey PRIMARY KEY (message_id, member_id),
  constraint programme_message_recipient_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint programme_message_recipient_message_id_fkey FOREIGN KEY (message_id) REFERENCES programme_message(id)
);
CREATE INDEX programme_message_recipient_member ON public.programme_message_recipient USING btree (member_id);

create table programme_session (
  id uuid not null,
  programme_id uuid not null,
  number integer not null,
  title text default ''::text not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  place text default ''::text not null,
  online_url text default ''::text not null,
  teacher_name text default ''::text not null,
  closed_at timestamp with time zone,
  version integer default 1 not null,
  title_en text,
  place_en text,
  constraint programme_session_no_overlap EXCLUDE USING gist (programme_id WITH =, tstzrange(begins_at, ends_at) WITH &&) DEFERRABLE INITIALLY DEFERRED,
  constraint programme_session_number UNIQUE (programme_id, number) DEFERRABLE INITIALLY DEFERRED,
  constraint programme_session_pkey PRIMARY KEY (id),
  constraint programme_session_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id),
  constraint programme_session_check CHECK ((begins_at < ends_at)),
  constraint programme_session_number_check CHECK ((number > 0))
);
CREATE INDEX programme_session_time ON public.programme_session USING btree (begins_at);

create table rate_window (
  key text not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_window_pkey PRIMARY KEY (key, window_start)
);

create table result (
  assessment_id uuid not null,
  student_id uuid not null,
  status text not null,
  score numeric,
  scored_on date,
  is_late boolean,
  is_missing boolean,
  source_system text,
  source_id text,
  removed_at timestamp with time zone,
  constraint result_source_system_source_id_key UNIQUE (source_system, source_id),
  constraint result_pkey PRIMARY KEY (assessment_id, student_id),
  constraint result_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES assessment(id),
  constraint result_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint result_status_check CHECK ((status = ANY (ARRAY['EXEMPT'::text, 'FULLY_GRADED'::text, 'NOT_SUBMITTED'::text, 'PARTIALLY_GRADED'::text, 'SUBMITTED'::text])))
);
CREATE INDEX result_student ON public.result USING btree (student_id, assessment_id);

create table resume (
  id uuid not null,
  member_id uuid not null,
  title text not null,
  duty_id text,
  is_default boolean default false not null,
  is_blind boolean default false not null,
  content jsonb not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint resume_pkey PRIMARY KEY (id),
  constraint resume_duty_id_fkey FOREIGN KEY (duty_id) REFERENCES job_duty(id),
  constraint resume_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint resume_title_check CHECK ((title <> ''::text))
);
CREATE INDEX resume_duty ON public.resume USING btree (duty_id);
CREATE INDEX resume_member ON public.resume USING btree (member_id, changed_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX resume_member_all ON public.resume USING btree (member_id);
CREATE UNIQUE INDEX resume_one_default ON public.resume USING btree (member_id) WHERE (is_default AND (deleted_at IS NULL));

create table resume_need (
  id uuid not null,
  duty_id text,
  section text not null,
  least integer not null,
  words text[] default '{}'::text[] not null,
  name_ko text not null,
  name_en text not null,
  position integer default 0 not null,
  constraint resume_need_pkey PRIMARY KEY (id),
  constraint resume_need_duty_id_fkey FOREIGN KEY (duty_id) REFERENCES job_duty(id),
  constraint resume_need_least_check CHECK (("least" > 0))
);
CREATE INDEX resume_need_duty ON public.resume_need USING btree (duty_id, "position", id);

create table resume_version (
  id uuid not null,
  resume_id uuid not null,
  number integer not null,
  reason text not null,
  name text default ''::text not null,
  content jsonb not null,
  created_at timestamp with time zone not null,
  constraint resume_version_resume_id_number_key UNIQUE (resume_id, number),
  constraint resume_version_pkey PRIMARY KEY (id),
  constraint resume_version_resume_id_fkey FOREIGN KEY (resume_id) REFERENCES resume(id) ON DELETE CASCADE,
  constraint resume_version_number_check CHECK ((number > 0)),
  constraint resume_version_reason_check CHECK ((reason = ANY (ARRAY['AUTO'::text, 'NAMED'::text, 'RESTORE'::text, 'IMPORT'::text, 'CORRECTION'::text])))
);

create table role (
  id text not null,
  name_ko text not null,
  name_en text not null,
  member_type text,
  duty text,
  is_administrator boolean default false not null,
  is_built_in boolean default false not null,
  version integer default 1 not null,
  constraint role_duty_key UNIQUE (duty),
  constraint role_member_type_key UNIQUE (member_type),
  constraint role_pkey PRIMARY KEY (id),
  constraint role_check CHECK (((member_type IS NULL) OR (duty IS NULL)))
);

create table role_member (
  role_id text not null,
  member_id uuid not null,
  given_at timestamp with time zone default now() not null,
  given_by uuid,
  constraint role_member_pkey PRIMARY KEY (role_id, member_id),
  constraint role_member_given_by_fkey FOREIGN KEY (given_by) REFERENCES member(id),
  constraint role_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint role_member_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id)
);
CREATE INDEX role_member_member ON public.role_member USING btree (member_id);

create table role_privilege (
  role_id text not null,
  menu_id text,
  resource_code text not null,
  scope text not null,
  constraint role_privilege_role_id_menu_id_resource_code_scope_key UNIQUE NULLS NOT DISTINCT (role_id, menu_id, resource_code, scope),
  constraint role_privilege_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES menu(id),
  constraint role_privilege_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id),
  constraint role_privilege_management_check CHECK (((resource_code <> 'PSCHMNG'::text) OR (role_id = 'PSYCHOLOGICAL_MANAGER'::text))),
  constraint role_privilege_scope_check CHECK ((scope = ANY (ARRAY['OWN'::text, 'COURSE'::text, 'ASSIGNED'::text, 'DEPARTMENT'::text, 'ALL'::text])))
);

create table room (
  id uuid not null,
  name_ko text not null,
  name_en text not null,
  place text not null,
  capacity integer not null,
  equipment text[] default '{}'::text[] not null,
  purposes text[] not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  constraint room_pkey PRIMARY KEY (id),
  constraint room_capacity_check CHECK ((capacity > 0)),
  constraint room_purposes_check CHECK ((cardinality(purposes) > 0))
);

create table room_closure (
  id uuid not null,
  room_id uuid,
  period tstzrange not null,
  reason text not null,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  constraint room_closure_pkey PRIMARY KEY (id),
  constraint room_closure_made_by_fkey FOREIGN KEY (made_by) REFERENCES member(id),
  constraint room_closure_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE CASCADE,
  constraint room_closure_period_check CHECK ((lower_inc(period) AND (NOT upper_inc(period)) AND (NOT isempty(period))))
);
CREATE INDEX room_closure_end ON public.room_closure USING btree (upper(period), id);
CREATE INDEX room_closure_made_by ON public.room_closure USING btree (made_by);
CREATE INDEX room_closure_period ON public.room_closure USING gist (period);
CREATE INDEX room_closure_room ON public.room_closure USING btree (room_id);

create table room_hours (
  room_id uuid not null,
  weekday integer not null,
  opens integer not null,
  closes integer not null,
  constraint room_hours_pkey PRIMARY KEY (room_id, weekday),
  constraint room_hours_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE CASCADE,
  constraint room_hours_check CHECK (((opens >= 0) AND (opens < closes))),
  constraint room_hours_closes_check CHECK ((closes <= 1440)),
  constraint room_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

create table room_reservation (
  id uuid not null,
  room_id uuid not null,
  member_id uuid not null,
  period tstzrange not null,
  purpose text not null,
  people integer not null,
  session_id uuid,
  series_id uuid,
  status text not null,
  checked_in_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  constraint room_reservation_person EXCLUDE USING gist (member_id WITH =, period WITH &&) WHERE ((status = ANY (ARRAY['HELD'::text, 'BOOKED'::text, 'CHECKED_IN'::text]))),
  constraint room_reservation_room EXCLUDE USING gist (room_id WITH =, period WITH &&) WHERE ((status = ANY (ARRAY['HELD'::text, 'BOOKED'::text, 'CHECKED_IN'::text]))),
  constraint room_reservation_pkey PRIMARY KEY (id),
  constraint room_reservation_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint room_reservation_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id),
  constraint room_reservation_session_id_fkey FOREIGN KEY (session_id) REFERENCES psych.session(id) ON DELETE SET NULL,
  constraint room_reservation_people_check CHECK ((people > 0)),
  constraint room_reservation_period_check CHECK ((lower_inc(period) AND (NOT upper_inc(period)) AND (NOT isempty(period)))),
  constraint room_reservation_status_check CHECK ((status = ANY (ARRAY['HELD'::text, 'BOOKED'::text, 'CHECKED_IN'::text, 'DONE'::text, 'CANCELLED'::text, 'RELEASED'::text])))
);
CREATE INDEX room_reservation_begin ON public.room_reservation USING btree (lower(period), id);
CREATE INDEX room_reservation_not_there ON public.room_reservation USING btree (lower(period)) WHERE (status = 'BOOKED'::text);
CREATE INDEX room_reservation_over ON public.room_reservation USING btree (upper(period)) WHERE (status = 'CHECKED_IN'::text);
CREATE INDEX room_reservation_own ON public.room_reservation USING btree (member_id, lower(period), id);
CREATE INDEX room_reservation_period ON public.room_reservation USING gist (room_id, period);
CREATE INDEX room_reservation_series ON public.room_reservation USING btree (series_id);
CREATE UNIQUE INDEX room_reservation_session ON public.room_reservation USING btree (session_id) WHERE (status = ANY (ARRAY['HELD'::text, 'BOOKED'::text, 'CHECKED_IN'::text]));
CREATE INDEX room_reservation_session_any ON public.room_reservation USING btree (session_id);

create table session (
  id uuid not null,
  member_id uuid not null,
  token_id uuid not null,
  token_issued_at timestamp with time zone not null,
  token_expires_at timestamp with time zone not null,
  previous_token_id uuid,
  rotated_at timestamp with time zone,
  is_shared_pc boolean default false not null,
  method text not null,
  address text,
  agent text,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  end_reason text,
  all_students_reason text,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint session_end_reason_check CHECK ((end_reason = ANY (ARRAY['SIGN_OUT'::text, 'SIGN_OUT_EVERYWHERE'::text, 'PASSWORD_CHANGED'::text, 'PASSWORD_RESET'::text, 'ENDED_BY_OWNER'::text, 'IDLE'::text, 'LOCKED'::text, 'MEMBER_SWITCH'::text]))),
  constraint session_method_check CHECK ((method = ANY (ARRAY['PASSWORD'::text, 'SSO'::text, 'HANDOFF'::text])))
);
CREATE INDEX session_member ON public.session USING btree (member_id, id DESC);

create table session_link (
  id uuid not null,
  session_id uuid not null,
  token_hash text not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  ended_at timestamp with time zone,
  constraint session_link_token_hash_key UNIQUE (token_hash),
  constraint session_link_pkey PRIMARY KEY (id),
  constraint session_link_made_by_fkey FOREIGN KEY (made_by) REFERENCES member(id),
  constraint session_link_session_id_fkey FOREIGN KEY (session_id) REFERENCES programme_session(id)
);
CREATE INDEX session_link_made_by ON public.session_link USING btree (made_by);
CREATE INDEX session_link_session ON public.session_link USING btree (session_id);

create table session_reminder (
  session_id uuid not null,
  trainee_id uuid not null,
  claimed_at timestamp with time zone not null,
  begins_at timestamp with time zone not null,
  constraint session_reminder_pkey PRIMARY KEY (session_id, trainee_id, begins_at),
  constraint session_reminder_session_id_fkey FOREIGN KEY (session_id) REFERENCES programme_session(id) ON DELETE CASCADE,
  constraint session_reminder_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainee(id) ON DELETE CASCADE
);
CREATE INDEX session_reminder_age ON public.session_reminder USING btree (claimed_at);
CREATE INDEX session_reminder_trainee ON public.session_reminder USING btree (trainee_id);

create table session_ticket (
  id uuid not null,
  session_id uuid not null,
  code_window integer not null,
  given_at timestamp with time zone not null,
  constraint session_ticket_pkey PRIMARY KEY (id),
  constraint session_ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES programme_session(id) ON DELETE CASCADE
);
CREATE INDEX session_ticket_session ON public.session_ticket USING btree (session_id);

create table setting (
  key text not null,
  value jsonb not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  constraint setting_pkey PRIMARY KEY (key)
);

create table setting_history (
  id uuid not null,
  key text not null,
  before jsonb,
  after jsonb not null,
  at timestamp with time zone default now() not null,
  actor_id uuid,
  reason text default ''::text not null,
  constraint setting_history_pkey PRIMARY KEY (id)
);
CREATE INDEX setting_history_key ON public.setting_history USING btree (key, id);

create table sign_in_address (
  address text not null,
  wait_ms integer not null,
  slowed_at timestamp with time zone not null,
  next_allowed_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint sign_in_address_pkey PRIMARY KEY (address),
  constraint sign_in_address_wait_ms_check CHECK ((wait_ms > 0))
);
CREATE INDEX sign_in_address_end ON public.sign_in_address USING btree (ends_at);

create table sign_in_log (
  id uuid not null,
  at timestamp with time zone default now() not null,
  member_id uuid,
  method text not null,
  outcome text not null,
  address text,
  agent text,
  session_id uuid,
  constraint sign_in_log_pkey PRIMARY KEY (at, id),
  constraint sign_in_log_outcome_check CHECK ((outcome = ANY (ARRAY['OK'::text, 'REFUSED'::text, 'SLOWED'::text])))
) partition by RANGE (at);
CREATE INDEX sign_in_log_member ON ONLY public.sign_in_log USING btree (member_id, at DESC);

create table sign_in_throttle (
  key_hash text not null,
  account_hash text not null,
  address text not null,
  failures integer default 0 not null,
  pending integer default 0 not null,
  pending_since timestamp with time zone,
  next_allowed_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  constraint sign_in_throttle_pkey PRIMARY KEY (key_hash)
);
CREATE INDEX sign_in_throttle_account ON public.sign_in_throttle USING btree (account_hash);
CREATE INDEX sign_in_throttle_age ON public.sign_in_throttle USING btree (updated_at);
CREATE INDEX sign_in_throttle_failed ON public.sign_in_throttle USING btree (address, updated_at) WHERE (failures > 0);

create table sign_up (
  id uuid not null,
  email text not null,
  name text not null,
  password_hash text not null,
  locale text not null,
  agreed jsonb not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint sign_up_pkey PRIMARY KEY (id),
  constraint sign_up_locale_check CHECK ((locale = ANY (ARRAY['ko'::text, 'en'::text])))
);
CREATE INDEX sign_up_email ON public.sign_up USING btree (lower(email));
CREATE INDEX sign_up_expiry ON public.sign_up USING btree (expires_at);

create table single_use (
  hash text not null,
  kind text not null,
  member_id uuid,
  payload jsonb,
  expires_at timestamp with time zone not null,
  constraint single_use_pkey PRIMARY KEY (hash),
  constraint single_use_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint single_use_kind_check CHECK ((kind = ANY (ARRAY['HANDOFF'::text, 'SSO'::text, 'OIDC_STATE'::text, 'PASSWORD_RESET'::text])))
);
CREATE INDEX single_use_expiry ON public.single_use USING btree (expires_at);
CREATE INDEX single_use_member ON public.single_use USING btree (member_id, kind);

create table sms (
  id uuid not null,
  notification_id uuid not null,
  member_id uuid not null,
  state text default 'QUEUED'::text not null,
  send_after timestamp with time zone,
  claimed_at timestamp with time zone,
  attempts integer default 0 not null,
  message_id text,
  is_long boolean default false not null,
  result_code text,
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint sms_notification_id_key UNIQUE (notification_id),
  constraint sms_pkey PRIMARY KEY (id),
  constraint sms_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint sms_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification(id) ON DELETE CASCADE,
  constraint sms_check CHECK (((state = 'QUEUED'::text) = (ended_at IS NULL))),
  constraint sms_check1 CHECK (((state <> ALL (ARRAY['ACCEPTED'::text, 'DELIVERED'::text, 'LOST'::text])) OR (claimed_at IS NOT NULL))),
  constraint sms_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'ACCEPTED'::text, 'DELIVERED'::text, 'REFUSED'::text, 'LOST'::text, 'DROPPED'::text])))
);
CREATE INDEX sms_age ON public.sms USING btree (created_at);
CREATE INDEX sms_member ON public.sms USING btree (member_id, id);
CREATE INDEX sms_state ON public.sms USING btree (state, id);

create table staff_department (
  member_id uuid not null,
  department_code text not null,
  constraint staff_department_pkey PRIMARY KEY (member_id, department_code),
  constraint staff_department_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint staff_department_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table status_change (
  id uuid not null,
  entity text not null,
  entity_id uuid not null,
  from_status text,
  to_status text not null,
  actor_id uuid,
  actor_role text not null,
  reason text,
  request_id text,
  at timestamp with time zone default now() not null,
  reason_code text,
  action text,
  assignee_id uuid,
  constraint status_change_pkey PRIMARY KEY (id),
  constraint status_change_reason_code_check CHECK ((reason_code = ANY (ARRAY['MOVED'::text, 'DUTY_ENDED'::text])))
);
CREATE INDEX status_change_entity ON public.status_change USING btree (entity, entity_id, id);

create table student (
  id uuid not null,
  member_id uuid not null,
  student_number text not null,
  university_code text not null,
  department_code text not null,
  grade integer not null,
  student_type text not null,
  register_status text not null,
  entrance_year integer not null,
  entrance_semester_code text not null,
  nationality text default 'KR'::text not null,
  birth_year integer,
  sex text,
  graduation_expected_on date,
  version integer default 1 not null,
  is_advised boolean default false not null,
  constraint student_member_id_key UNIQUE (member_id),
  constraint student_student_number_key UNIQUE (student_number),
  constraint student_pkey PRIMARY KEY (id),
  constraint student_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint student_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint student_grade_check CHECK (((grade >= 1) AND (grade <= 6))),
  constraint student_register_status_check CHECK ((register_status = ANY (ARRAY['ENROLLED'::text, 'LEAVE'::text, 'GRADUATED'::text, 'EXPELLED'::text, 'COMPLETED'::text]))),
  constraint student_sex_check CHECK ((sex = ANY (ARRAY['M'::text, 'F'::text]))),
  constraint student_student_type_check CHECK ((student_type = ANY (ARRAY['GENERAL'::text, 'ENTRUSTED'::text, 'PART_TIME'::text]))),
  constraint student_university_code_check CHECK ((university_code = ANY (ARRAY['1'::text, '2'::text])))
);
CREATE INDEX student_advised ON public.student USING btree (grade, student_number) WHERE (is_advised AND (register_status = ANY (ARRAY['ENROLLED'::text, 'LEAVE'::text])));
CREATE INDEX student_advised_department ON public.student USING btree (department_code, grade, student_number) WHERE (is_advised AND (register_status = ANY (ARRAY['ENROLLED'::text, 'LEAVE'::text])));
CREATE INDEX student_department ON public.student USING btree (department_code, grade, id);
CREATE INDEX student_department_number ON public.student USING btree (department_code, student_number);
CREATE INDEX student_number_start ON public.student USING btree (student_number text_pattern_ops);
CREATE INDEX student_unadvised ON public.student USING btree (grade, student_number) WHERE ((NOT is_advised) AND (register_status = ANY (ARRAY['ENROLLED'::text, 'LEAVE'::text])));
CREATE INDEX student_unadvised_department ON public.student USING btree (department_code, grade, student_number) WHERE ((NOT is_advised) AND (register_status = ANY (ARRAY['ENROLLED'::text, 'LEAVE'::text])));

create table student_major (
  student_id uuid not null,
  kind text not null,
  department_code text not null,
  constraint student_major_pkey PRIMARY KEY (student_id, kind, department_code),
  constraint student_major_department_code_fkey FOREIGN KEY (department_code) REFERENCES department(code),
  constraint student_major_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint student_major_kind_check CHECK ((kind = ANY (ARRAY['MAIN'::text, 'DOUBLE'::text, 'MINOR'::text, 'LINKED'::text])))
);

create table student_term (
  student_id uuid not null,
  year integer not null,
  semester_code text not null,
  credits_tried numeric(4,1) not null,
  credits_earned numeric(4,1) not null,
  grade_average numeric(3,2),
  grade_average_overall numeric(3,2),
  is_warned boolean default false not null,
  register_status text not null,
  constraint student_term_pkey PRIMARY KEY (student_id, year, semester_code),
  constraint student_term_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id)
);

create table survey (
  id uuid not null,
  context_type text not null,
  name_ko text not null,
  name_en text not null,
  purpose_ko text not null,
  purpose_en text not null,
  is_anonymous boolean not null,
  least_answers integer not null,
  status text default 'DRAFT'::text not null,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  questions jsonb not null,
  data_key_id uuid,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  constraint survey_pkey PRIMARY KEY (id),
  constraint survey_created_by_fkey FOREIGN KEY (created_by) REFERENCES member(id),
  constraint survey_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint survey_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES member(id),
  constraint survey_check CHECK ((closes_at > opens_at)),
  constraint survey_least_answers_check CHECK ((least_answers >= 5)),
  constraint survey_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'OPEN'::text, 'CLOSED'::text])))
);
CREATE INDEX survey_list ON public.survey USING btree (id DESC, status, context_type);
CREATE UNIQUE INDEX survey_open ON public.survey USING btree (context_type) WHERE (status = 'OPEN'::text);

create table survey_response (
  id uuid default gen_random_uuid() not null,
  survey_id uuid not null,
  version_id uuid not null,
  facets jsonb not null,
  is_counted boolean not null,
  answered_on date not null,
  choices jsonb not null,
  sealed_texts text,
  context_id uuid,
  member_id uuid,
  answered_at timestamp with time zone,
  constraint survey_response_survey_id_context_id_member_id_key UNIQUE (survey_id, context_id, member_id),
  constraint survey_response_pkey PRIMARY KEY (id),
  constraint survey_response_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint survey_response_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES survey(id),
  constraint survey_response_version_id_fkey FOREIGN KEY (version_id) REFERENCES survey_version(id),
  constraint survey_response_check CHECK ((num_nulls(context_id, member_id, answered_at) = ANY (ARRAY[0, 3])))
);
CREATE INDEX survey_response_counsellor ON public.survey_response USING btree (((facets ->> 'counsellor'::text))) WHERE is_counted;
CREATE INDEX survey_response_survey ON public.survey_response USING btree (survey_id);
CREATE INDEX survey_response_version ON public.survey_response USING btree (version_id, is_counted);

create table survey_target (
  survey_id uuid not null,
  context_id uuid not null,
  member_id uuid not null,
  constraint survey_target_pkey PRIMARY KEY (survey_id, context_id, member_id),
  constraint survey_target_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint survey_target_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES survey(id)
);

create table survey_version (
  id uuid not null,
  survey_id uuid not null,
  number integer not null,
  questions jsonb not null,
  published_at timestamp with time zone not null,
  published_by uuid,
  constraint survey_version_survey_id_number_key UNIQUE (survey_id, number),
  constraint survey_version_pkey PRIMARY KEY (id),
  constraint survey_version_published_by_fkey FOREIGN KEY (published_by) REFERENCES member(id),
  constraint survey_version_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES survey(id),
  constraint survey_version_number_check CHECK ((number > 0))
);

create table term (
  year integer not null,
  semester_code text not null,
  begins_on date not null,
  ends_on date not null,
  week1_on date not null,
  constraint term_no_overlap EXCLUDE USING gist (semester_code WITH =, daterange(begins_on, (ends_on + 1)) WITH &&),
  constraint term_pkey PRIMARY KEY (year, semester_code),
  constraint term_check CHECK ((begins_on < ends_on)),
  constraint term_year_check CHECK (((year >= 1900) AND (year <= 2999)))
);
CREATE INDEX term_begun ON public.term USING btree (begins_on DESC);

create table term_event (
  id uuid not null,
  year integer not null,
  semester_code text not null,
  kind text not null,
  name_ko text not null,
  name_en text,
  begins_on date not null,
  ends_on date not null,
  audience text default 'ALL'::text not null,
  constraint term_event_pkey PRIMARY KEY (id),
  constraint term_event_year_semester_code_fkey FOREIGN KEY (year, semester_code) REFERENCES term(year, semester_code),
  constraint term_event_audience_check CHECK ((audience = ANY (ARRAY['STUDENTS'::text, 'STAFF'::text, 'ALL'::text]))),
  constraint term_event_check CHECK ((begins_on <= ends_on)),
  constraint term_event_kind_check CHECK ((kind = ANY (ARRAY['REGISTRATION'::text, 'MIDTERM'::text, 'FINAL'::text, 'HOLIDAY'::text, 'DEADLINE'::text, 'OTHER'::text])))
);
CREATE INDEX term_event_term ON public.term_event USING btree (year, semester_code, begins_on);

create table trainee (
  id uuid not null,
  programme_id uuid not null,
  member_id uuid not null,
  status text not null,
  place integer,
  offered_until timestamp with time zone,
  answer text default ''::text not null,
  applied_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  reason text,
  reason_code text,
  completed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  is_no_show boolean default false not null,
  leaves_freely boolean default false not null,
  version integer default 1 not null,
  completion_method text,
  completed_by uuid,
  withdrawn_by uuid,
  withdrawn_reason text,
  no_show_at timestamp with time zone,
  is_dismissed boolean default false not null,
  is_survey_counted boolean default false not null,
  constraint trainee_programme_id_member_id_key UNIQUE (programme_id, member_id),
  constraint trainee_pkey PRIMARY KEY (id),
  constraint trainee_completed_by_fkey FOREIGN KEY (completed_by) REFERENCES member(id),
  constraint trainee_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint trainee_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id),
  constraint trainee_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES member(id),
  constraint trainee_check CHECK (((offered_until IS NULL) OR ((status = ANY (ARRAY['TEMP'::text, 'APPLY'::text])) AND (place IS NOT NULL)))),
  constraint trainee_check1 CHECK (((status <> 'TEMP'::text) OR (place IS NOT NULL))),
  constraint trainee_check2 CHECK (((completed_at IS NULL) OR (status = 'CONFIRM'::text))),
  constraint trainee_completion_method_check CHECK ((completion_method = ANY (ARRAY['RULE'::text, 'HAND'::text, 'SHEET'::text]))),
  constraint trainee_dismissed CHECK (((NOT is_dismissed) OR (status = 'CANCEL'::text))),
  constraint trainee_reason_code_check CHECK ((reason_code = ANY (ARRAY['OFFER_LAPSED'::text, 'BEGUN'::text, 'NOT_HELD'::text, 'NOT_DRAWN'::text, 'NOT_DECIDED'::text]))),
  constraint trainee_status_check CHECK ((status = ANY (ARRAY['TEMP'::text, 'APPLY'::text, 'CONFIRM'::text, 'REJECT'::text, 'CANCEL'::text]))),
  constraint trainee_withdrawn CHECK (((withdrawn_by IS NULL) OR (withdrawn_at IS NOT NULL)))
);
CREATE INDEX trainee_applied ON public.trainee USING btree (applied_at);
CREATE INDEX trainee_certified ON public.trainee USING btree (member_id, completed_at DESC) WHERE (completed_at IS NOT NULL);
CREATE INDEX trainee_chosen ON public.trainee USING btree (programme_id) WHERE (status = 'APPLY'::text);
CREATE INDEX trainee_completed ON public.trainee USING btree (programme_id) WHERE (completed_at IS NOT NULL);
CREATE INDEX trainee_completed_by ON public.trainee USING btree (completed_by);
CREATE INDEX trainee_list ON public.trainee USING btree (programme_id, status, applied_at, id);
CREATE INDEX trainee_member ON public.trainee USING btree (member_id, applied_at DESC);
CREATE INDEX trainee_offer ON public.trainee USING btree (offered_until) WHERE (offered_until IS NOT NULL);
CREATE INDEX trainee_queue ON public.trainee USING btree (programme_id, place) WHERE ((status = ANY (ARRAY['TEMP'::text, 'APPLY'::text])) AND (offered_until IS NULL));
CREATE INDEX trainee_withdrawn_by ON public.trainee USING btree (withdrawn_by);

create table trainee_assignment (
  trainee_id uuid not null,
  content text default ''::text not null,
  file_id uuid,
  handed_in_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  returned_reason text,
  version integer default 1 not null,
  returned_at timestamp with time zone,
  constraint trainee_assignment_pkey PRIMARY KEY (trainee_id),
  constraint trainee_assignment_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES member(id),
  constraint trainee_assignment_trainee_id_fkey FOREIGN KEY (trainee_id) REFERENCES trainee(id),
  constraint trainee_assignment_returned CHECK (((returned_at IS NULL) = (returned_reason IS NULL))),
  constraint trainee_assignment_settled CHECK (((accepted_at IS NULL) OR (returned_at IS NULL)))
);
CREATE INDEX trainee_assignment_accepted_by ON public.trainee_assignment USING btree (accepted_by);

create table work_press (
  id uuid not null,
  member_id uuid not null,
  entity text not null,
  action text not null,
  needed jsonb not null,
  locale text not null,
  session_id uuid not null,
  all_students_reason text,
  address text not null,
  request_id text not null,
  pressed_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  row_count integer not null,
  left_count integer not null,
  done_count integer default 0 not null,
  constraint work_press_pkey PRIMARY KEY (id),
  constraint work_press_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint work_press_check CHECK ((due_at >= pressed_at)),
  constraint work_press_done_count_check CHECK ((done_count >= 0)),
  constraint work_press_left_count_check CHECK ((left_count >= 0)),
  constraint work_press_locale_check CHECK ((locale = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint work_press_row_count_check CHECK ((row_count >= 0))
);
CREATE INDEX work_press_member ON public.work_press USING btree (member_id, entity, pressed_at);
CREATE INDEX work_press_pressed ON public.work_press USING btree (pressed_at);

create table psych.application (
  id uuid not null,
  student_id uuid,
  source text not null,
  taken_by uuid,
  status text not null,
  level integer not null,
  data_key_id uuid,
  intake text,
  times text[] not null,
  channels text[] not null,
  gender text not null,
  assigned_id uuid,
  applied_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  first_at timestamp with time zone,
  ended_at timestamp with time zone,
  ending text,
  version integer default 1 not null,
  session_cap integer default 10 not null,
  destroyed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  paper_file_id uuid,
  constraint application_pkey PRIMARY KEY (id),
  constraint application_assigned_id_fkey FOREIGN KEY (assigned_id) REFERENCES member(id),
  constraint application_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint application_paper_file_id_fkey FOREIGN KEY (paper_file_id) REFERENCES file_group(id) ON DELETE SET NULL,
  constraint application_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint application_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES member(id),
  constraint application_destroyed CHECK ((((destroyed_at IS NULL) = (data_key_id IS NOT NULL)) AND ((destroyed_at IS NULL) = (student_id IS NOT NULL)))),
  constraint application_gender_check CHECK ((gender = ANY (ARRAY['ANY'::text, 'FEMALE'::text, 'MALE'::text]))),
  constraint application_level_check CHECK (((level >= 0) AND (level <= 3))),
  constraint application_session_cap_check CHECK ((session_cap > 0)),
  constraint application_source_check CHECK ((source = ANY (ARRAY['STUDENT'::text, 'ON_BEHALF'::text, 'REFERRAL'::text]))),
  constraint application_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'IN_PROGRESS'::text, 'ENDED'::text, 'CANCELLED'::text])))
);
CREATE INDEX application_approved ON psych.application USING btree (approved_at);
CREATE INDEX application_assigned ON psych.application USING btree (assigned_id, status);
CREATE INDEX application_assigned_over ON psych.application USING btree (assigned_id, ended_at DESC, id) WHERE (status = ANY ('{ENDED,CANCELLED}'::text[]));
CREATE INDEX application_ended ON psych.application USING btree (ended_at) WHERE (destroyed_at IS NULL);
CREATE INDEX application_key ON psych.application USING btree (data_key_id);
CREATE UNIQUE INDEX application_one_open ON psych.application USING btree (student_id) WHERE (status = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'IN_PROGRESS'::text]));
CREATE INDEX application_over ON psych.application USING btree (ended_at DESC, id) WHERE (status = ANY ('{ENDED,CANCELLED}'::text[]));
CREATE INDEX application_paper ON psych.application USING btree (paper_file_id);
CREATE INDEX application_queue ON psych.application USING btree (status, level DESC, applied_at);
CREATE INDEX application_student ON psych.application USING btree (student_id, applied_at);
CREATE INDEX application_taken_by ON psych.application USING btree (taken_by);
CREATE INDEX application_withdrawn ON psych.application USING btree (withdrawn_at) WHERE ((withdrawn_at IS NOT NULL) AND (ended_at IS NULL));

create table psych.check_in (
  id uuid not null,
  application_id uuid not null,
  week_on date not null,
  answers text not null,
  at timestamp with time zone not null,
  constraint check_in_application_id_week_on_key UNIQUE (application_id, week_on),
  constraint check_in_pkey PRIMARY KEY (id),
  constraint check_in_application_id_fkey FOREIGN KEY (application_id) REFERENCES psych.application(id)
);

create table psych.consent (
  id uuid not null,
  student_id uuid not null,
  document_code text not null,
  document_version integer not null,
  agreed_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  signed_on date,
  taken_by uuid,
  constraint consent_pkey PRIMARY KEY (id),
  constraint consent_document_code_document_version_fkey FOREIGN KEY (document_code, document_version) REFERENCES consent_document(code, version),
  constraint consent_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint consent_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES member(id)
);
CREATE UNIQUE INDEX consent_one_live ON psych.consent USING btree (student_id, document_code) WHERE (withdrawn_at IS NULL);
CREATE INDEX consent_student ON psych.consent USING btree (student_id, document_code);
CREATE INDEX consent_taken_by ON psych.consent USING btree (taken_by);

create table psych.counsellor (
  member_id uuid not null,
  gender text,
  weekly_hours integer default 20 not null,
  is_on_duty boolean default false not null,
  version integer default 1 not null,
  constraint counsellor_pkey PRIMARY KEY (member_id),
  constraint counsellor_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint counsellor_gender_check CHECK ((gender = ANY (ARRAY['FEMALE'::text, 'MALE'::text]))),
  constraint counsellor_weekly_hours_check CHECK (((weekly_hours >= 0) AND (weekly_hours <= 60)))
);

create table psych.draft (
  student_id uuid not null,
  data_key_id uuid not null,
  body text not null,
  saved_at timestamp with time zone not null,
  constraint draft_pkey PRIMARY KEY (student_id),
  constraint draft_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint draft_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id)
);
CREATE INDEX draft_age ON psych.draft USING btree (saved_at);
CREATE INDEX draft_key ON psych.draft USING btree (data_key_id);

create table psych.handover (
  id uuid not null,
  application_id uuid not null,
  place_id uuid not null,
  status text not null,
  content text not null,
  document_code text default 'psych_handover'::text not null,
  document_version integer,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  delivered_at timestamp with time zone,
  version integer default 1 not null,
  constraint handover_pkey PRIMARY KEY (id),
  constraint handover_application_id_fkey FOREIGN KEY (application_id) REFERENCES psych.application(id),
  constraint handover_document_code_document_version_fkey FOREIGN KEY (document_code, document_version) REFERENCES consent_document(code, version),
  constraint handover_place_id_fkey FOREIGN KEY (place_id) REFERENCES psych.place(id),
  constraint handover_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES member(id),
  constraint handover_check CHECK (((document_version IS NULL) OR (status = ANY (ARRAY['AGREED'::text, 'DECLINED'::text, 'DELIVERED'::text])))),
  constraint handover_document_code_check CHECK ((document_code = 'psych_handover'::text)),
  constraint handover_status_check CHECK ((status = ANY (ARRAY['PROPOSED'::text, 'AGREED'::text, 'DECLINED'::text, 'RETRACTED'::text, 'DELIVERED'::text])))
);
CREATE INDEX handover_application ON psych.handover USING btree (application_id, proposed_at);
CREATE INDEX handover_document ON psych.handover USING btree (document_code, document_version);
CREATE UNIQUE INDEX handover_one_open ON psych.handover USING btree (application_id) WHERE (status = ANY (ARRAY['PROPOSED'::text, 'AGREED'::text]));
CREATE INDEX handover_place ON psych.handover USING btree (place_id);
CREATE INDEX handover_proposed_by ON psych.handover USING btree (proposed_by);

create table psych.opening (
  id uuid not null,
  application_id uuid,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  reason text not null,
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  data_key_id uuid,
  constraint opening_pkey PRIMARY KEY (id),
  constraint opening_application_id_fkey FOREIGN KEY (application_id) REFERENCES psych.application(id),
  constraint opening_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES member(id),
  constraint opening_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES member(id),
  constraint opening_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint opening_check CHECK ((confirmed_by IS DISTINCT FROM asked_by))
);
CREATE INDEX opening_application ON psych.opening USING btree (application_id);
CREATE INDEX opening_asked_by ON psych.opening USING btree (asked_by, asked_at);
CREATE INDEX opening_at ON psych.opening USING btree (asked_at);
CREATE INDEX opening_confirmed_by ON psych.opening USING btree (confirmed_by);
CREATE INDEX opening_key ON psych.opening USING btree (data_key_id);

create table psych.place (
  id uuid not null,
  name_ko text not null,
  name_en text not null,
  purpose_ko text not null,
  purpose_en text not null,
  phone text not null,
  address_ko text not null,
  address_en text not null,
  cost_ko text not null,
  cost_en text not null,
  hours_ko text not null,
  hours_en text not null,
  link text not null,
  is_in_use boolean not null,
  position integer not null,
  version integer default 1 not null,
  constraint place_pkey PRIMARY KEY (id)
);
CREATE INDEX place_order ON psych.place USING btree ("position", id);

create table psych.referral (
  id uuid not null,
  student_id uuid,
  referrer_id uuid not null,
  status text not null,
  urgency text not null,
  data_key_id uuid,
  content text,
  application_id uuid,
  created_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  until_at timestamp with time zone,
  ended_at timestamp with time zone,
  reviewed_by uuid,
  review text,
  is_overdue_told boolean default false not null,
  version integer default 1 not null,
  constraint referral_pkey PRIMARY KEY (id),
  constraint referral_application_id_fkey FOREIGN KEY (application_id) REFERENCES psych.application(id),
  constraint referral_data_key_id_fkey FOREIGN KEY (data_key_id) REFERENCES data_key(id),
  constraint referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES member(id),
  constraint referral_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES member(id),
  constraint referral_student_id_fkey FOREIGN KEY (student_id) REFERENCES student(id),
  constraint referral_check CHECK (((data_key_id IS NULL) = (content IS NULL))),
  constraint referral_check1 CHECK (((application_id IS NOT NULL) = (status = ANY (ARRAY['SENT'::text, 'LINKED'::text, 'CLOSED'::text])))),
  constraint referral_check2 CHECK (((asked_at IS NULL) = (status = 'DRAFT'::text))),
  constraint referral_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'ASKED'::text, 'ACCEPTED'::text, 'SENT'::text, 'LINKED'::text, 'CLOSED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'EMERGENCY'::text]))),
  constraint referral_urgency_check CHECK ((urgency = ANY (ARRAY['NORMAL'::text, 'SOON'::text, 'URGENT'::text])))
);
CREATE INDEX referral_application ON psych.referral USING btree (application_id);
CREATE INDEX referral_due ON psych.referral USING btree (until_at) WHERE (status = ANY (ARRAY['ASKED'::text, 'ACCEPTED'::text]));
CREATE INDEX referral_emergency ON psych.referral USING btree (asked_at, id) WHERE (status = 'EMERGENCY'::text);
CREATE INDEX referral_key ON psych.referral USING btree (data_key_id);
CREATE INDEX referral_old ON psych.referral USING btree (created_at) WHERE (status = ANY (ARRAY['DRAFT'::text, 'DECLINED'::text, 'EXPIRED'::text]));
CREATE UNIQUE INDEX referral_one_waiting ON psych.referral USING btree (referrer_id, student_id) WHERE (status = ANY (ARRAY['ASKED'::text, 'ACCEPTED'::text]));
CREATE INDEX referral_referrer ON psych.referral USING btree (referrer_id, created_at DESC, id);
CREATE INDEX referral_reviewed_by ON psych.referral USING btree (reviewed_by);
CREATE INDEX referral_student ON psych.referral USING btree (student_id, asked_at);

create table psych.session (
  id uuid not null,
  application_id uuid not null,
  number integer not null,
  counsellor_id uuid not null,
  begins_at timestamp with time zone not null,
  channel text not null,
  place text,
  status text not null,
  level integer,
  record text,
  version integer default 1 not null,
  sealed_place text,
  constraint session_application_id_number_key UNIQUE (application_id, number),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_application_id_fkey FOREIGN KEY (application_id) REFERENCES psych.application(id),
  constraint session_counsellor_id_fkey FOREIGN KEY (counsellor_id) REFERENCES member(id),
  constraint session_channel_check CHECK ((channel = ANY (ARRAY['FACE_TO_FACE'::text, 'ONLINE'::text, 'PHONE'::text]))),
  constraint session_level_check CHECK (((level >= 0) AND (level <= 3))),
  constraint session_status_check CHECK ((status = ANY (ARRAY['BOOKED'::text, 'HELD'::text, 'ABSENT'::text, 'CANCELLED'::text])))
);
CREATE INDEX session_ahead ON psych.session USING btree (application_id, begins_at) WHERE (status = 'BOOKED'::text);
CREATE INDEX session_counsellor ON psych.session USING btree (counsellor_id, begins_at);
CREATE INDEX session_plain_place ON psych.session USING btree (id) WHERE (place IS NOT NULL);

create table psych.supervision (
  id uuid not null,
  application_id uuid not null,
  author_id uuid not null,
  note text not null,
  at timestamp with time zone not null,
  constraint supervision_pkey PRIMARY KEY (id),
  constraint supervision_application_id_fkey FOREIGN KEY (application_id) REFERENCES psych.application(id),
  constraint supervision_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id)
);
CREATE INDEX supervision_application ON psych.supervision USING btree (application_id, at);
CREATE INDEX supervision_author ON psych.supervision USING btree (author_id);

