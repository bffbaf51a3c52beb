-- Who was dismissed does not apply again; the reason of a cancelled place is there only where organizers cancelled it.

alter table trainee add column is_dismissed boolean not null default false;
update trainee set is_dismissed = true where trainee.status = 'CANCEL' and trainee.reason is not null;
alter table trainee add constraint trainee_dismissed check (not is_dismissed or status = 'CANCEL');
comment on column trainee.is_dismissed is 'Organizers cancelled the place: the person cannot apply to this programme again.';
