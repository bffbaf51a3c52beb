-- One word for meeting in person everywhere; a university that chose its own keeps it.

update code set name_ko = '대면'
where code.class_code = 'COUNSELLING_CHANNEL' and code.mid_code = 'FACE_TO_FACE' and code.name_ko = '만나서';
