-- Why a setting was changed, and the screen of settings.

alter table setting_history add column reason text not null default '';
update menu set is_in_development = false where id = 'ADM_SET';
