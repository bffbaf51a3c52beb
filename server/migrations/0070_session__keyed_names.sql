-- Hashes of names that were tried were not keyed: whoever types a password where the name belongs could be told by them.
-- Truncating leaves no dead rows to read, which deleting would; who was slowed down begins anew.

truncate sign_in_throttle;
truncate rate_window;
update audit_log set entity_id = null where entity = 'sign_in_throttle';
comment on table sign_in_throttle is 'Failed sign-ins by account and address; names that do not exist are slowed alike, so only a keyed hash of the name is kept, by a key that the database does not hold.';
