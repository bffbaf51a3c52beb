-- The fact of the portal that a card began with: the list of facts says which ones have a card.
alter table experience_card
  add column source_kind text not null default '',
  add column source_id text not null default '',
  add constraint experience_card_source check ((source_kind = '') = (source_id = ''));
comment on column experience_card.source_kind is 'Kind of the résumé source; empty for a card of one’s own.';
