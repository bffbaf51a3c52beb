-- A key of one letter that does something can be switched off (WCAG 2.1.4): a person may dictate, or slip.
alter table member add column opens_search_by_slash boolean not null default true;
