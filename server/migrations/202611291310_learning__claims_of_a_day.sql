-- Two awards of one day are two deeds where they are described differently, or have numbers of their own. What is the same
-- in all of that is claimed once.

alter table mileage_claim add column note_key text generated always as (lower(regexp_replace(note, '\s', '', 'g'))) stored;
comment on column mileage_claim.note_key is 'The note without case and spaces: by it two deeds of one day differ.';

drop index mileage_claim_same;
create unique index mileage_claim_same
  on mileage_claim (member_id, item_id, happened_on, quantity, coalesce(number_hash, ''), note_key)
  where status in ('WAIT', 'APPROVED');
