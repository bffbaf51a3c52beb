-- Lines that the mileage office posts by hand: one, or a whole sheet at once.

create table mileage_batch (
  id uuid primary key,
  file_name text check (file_name <> ''),
  line_count integer not null check (line_count > 0),
  points integer not null,
  posted_at timestamptz not null,
  posted_by uuid not null references member
);
create index mileage_batch_list on mileage_batch (posted_at desc, id);
create index mileage_batch_posted_by on mileage_batch (posted_by);
comment on table mileage_batch is 'Lines that the office posted at once; never changed, as its lines are not.';
comment on column mileage_batch.id is 'Of one line, the id that the form chose: sent again, it posts nothing.';
comment on column mileage_batch.file_name is 'The sheet that the lines came from. Null: one line, entered in the form.';

alter table mileage_line add column batch_id uuid references mileage_batch;
create index mileage_line_batch on mileage_line (batch_id);
comment on column mileage_line.batch_id is 'The entry or sheet by which the office posted it.';
comment on column mileage_line.lot_id is 'The line whose rest has expired, or that a correction is about and takes from first.';

alter table mileage_line add constraint mileage_line_not_for_oneself check (batch_id is null or posted_by <> member_id);
