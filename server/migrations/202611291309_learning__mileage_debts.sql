-- Who owes mileage is found by an index of those few.
create index mileage_account_owed on mileage_account (member_id) where (balance - held) < 0;
