-- The role is called as the duty that gives it.
update role set name_ko = '또래상담사' where id = 'PEER_COACH';
