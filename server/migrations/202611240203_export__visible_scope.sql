-- The column is called what the code calls it: the scope of the list that its asker could see.
alter table list_export rename column sight to visible_scope;
comment on column list_export.visible_scope is 'The scope of the list that its asker could see when it was made: with another scope of today it is not handed out.';
