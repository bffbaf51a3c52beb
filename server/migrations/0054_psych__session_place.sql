-- Where a session is held is written by hand, so it is sealed as all that is written in a case. Keys lie outside SQL: the clock
-- seals what is there within minutes of the start, and the plain column goes once no release writes it any more.

alter table psych.session add column sealed_place text;
create index session_plain_place on psych.session (id) where place is not null;
comment on column psych.session.sealed_place is 'Sealed with the key of the case.';
comment on column psych.session.place is 'Written by releases before places were sealed, and emptied by the clock.';
