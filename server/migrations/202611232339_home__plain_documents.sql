-- Says 이유 for 까닭 in the documents that came with the portal, as its screens do. The meaning stays, so nobody is asked
-- again; a university's own version (2 and later) keeps its words.

update consent_document set
  body_ko = replace(replace(replace(replace(replace(consent_document.body_ko,
    '까닭만으로는', '이유만으로는'), '까닭을', '이유를'), '까닭이', '이유가'), '까닭과', '이유와'), '까닭', '이유')
where consent_document.version = 1 and consent_document.body_ko like '%까닭%';
