-- Events of a term concern students, staff or all: who gives marks is not told that courses are to be withdrawn from.
-- Registration has been a matter of students so far; of the other kinds the portal cannot tell.
alter table term_event add column audience text not null default 'ALL' check (audience in ('STUDENTS', 'STAFF', 'ALL'));
update term_event set audience = 'STUDENTS' where kind = 'REGISTRATION';
