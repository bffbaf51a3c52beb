-- Badges are signed anew when somebody next asks for them: their kind and its issuer now stand at addresses that answer,
-- and what was signed before names the kind by a number that leads nowhere.
delete from badge_credential;
