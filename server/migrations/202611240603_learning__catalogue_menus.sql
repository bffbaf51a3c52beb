-- The lists of classes and workshops are there.

update menu set is_in_development = false where id in ('LRN_BAEUM', 'LRN_CHAEUM', 'LRN_IEUM', 'PRF_WS');
