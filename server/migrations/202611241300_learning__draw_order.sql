-- The lottery: everybody's number in the order that the seed gave, and the seats that it was about.

alter table programme add column draw_order uuid[];
alter table programme add column draw_seats integer;
comment on column programme.draw_order is 'Ids of trainees as the lottery put them; they stay when a person is deleted, and tell nothing about them.';
comment on column programme.draw_seats is 'Seats that were free when it was drawn: the first of the order got them.';
