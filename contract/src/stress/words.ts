import { stressWord } from './stress-item.ts';

/** Everyday words, and those that are often stressed elsewhere; cut as they are said. */
const WORDS = [
  'PROB-lem MAN-age FOR-eign PAT-tern SUR-face NEIGH-bor TAL-ent MOUN-tain',
  'ho-TEL e-VENT ma-CHINE po-LICE gui-TAR ca-REER ad-VICE ef-FECT suc-CESS con-TROL re-SULT be-CAUSE i-DE-a',
  'CAL-en-dar IN-dus-try IN-ter-view COM-pa-ny FAM-i-ly AV-er-age TEL-e-phone',
  'de-VEL-op re-MEM-ber im-POR-tant com-PUT-er to-MOR-row to-GETH-er di-REC-tor com-PO-nent con-SID-er de-TER-mine',
  'rec-om-MEND un-der-STAND af-ter-NOON vol-un-TEER dis-ap-POINT in-tro-DUCE',
  'COM-fort-able NEC-es-sar-y SEC-re-tar-y TEM-po-rar-y TEL-e-vi-sion',
  'pho-TOG-ra-pher pho-TOG-ra-phy e-CON-o-my a-BIL-i-ty ma-TE-ri-al se-CU-ri-ty com-MU-ni-cate',
  'ec-o-NOM-ic ed-u-CA-tion in-de-PEND-ent',
  'in-for-MA-tion',
];

export const stressWords = WORDS.flatMap((line) => line.split(' ')).map(stressWord);
