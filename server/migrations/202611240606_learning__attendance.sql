-- A ticket that a code on the wall was swapped for counts one person.
alter table attendance add column ticket_id uuid;
alter table attendance add constraint attendance_ticket unique (ticket_id);
comment on column attendance.ticket_id is 'The ticket by which the person was counted: no ticket counts two.';

create index attendance_waiting on attendance (session_id) where waits;
