-- Claims are those of students: a department without any has none to decide about, and its staff no menu for them.

alter table menu add column needs_students boolean not null default false;
comment on column menu.needs_students is 'A privilege by department counts only for people whose departments, or those below them, have students.';
update menu set needs_students = true where id = 'LRN_MILEADM';
