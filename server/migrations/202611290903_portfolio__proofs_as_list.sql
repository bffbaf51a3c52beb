-- Badges are signed anew when somebody next asks for them: the schema of Open Badges takes the proof as a list only, and
-- what was signed before named holders by a hash that could be guessed.
delete from badge_credential;
