import type { Interest } from '#isomorphic/where/interests.ts'

/** Interests as they stand alone, and after "chci zažít". */
export const INTEREST_NAMES_CS: Readonly<Record<Interest, string>> = {
  beaches: 'pláže',
  mountains: 'hory a\u00a0túry',
  cities: 'velkoměsta',
  'old-towns': 'stará města',
  food: 'dobré jídlo',
  wildlife: 'divoká zvířata',
  ruins: 'ruiny',
  islands: 'ostrovy',
  deserts: 'pouště',
  snow: 'sníh a\u00a0led',
  railways: 'železnice',
  festivals: 'slavnosti',
}

/** Interests after "za": where to go for them. */
export const INTEREST_AIMS_CS: Readonly<Record<Interest, string>> = {
  beaches: 'plážemi',
  mountains: 'horami a\u00a0turistikou',
  cities: 'velkoměsty',
  'old-towns': 'starými městy',
  food: 'dobrým jídlem',
  wildlife: 'divokými zvířaty',
  ruins: 'ruinami',
  islands: 'ostrovy',
  deserts: 'pouštěmi',
  snow: 'sněhem a\u00a0ledem',
  railways: 'železnicí',
  festivals: 'slavnostmi',
}

/** What the editors say of an interest. */
export const INTEREST_LEADS_CS: Readonly<Record<Interest, string>> = {
  beaches: 'Pláž je počasí, voda a\u00a0večer cesta domů. Nejdřív vyber měsíc, potom písek.',
  mountains:
    'Vysoké stezky se otevírají pozdě a\u00a0zavírají brzy. Měsíce u\u00a0každého místa říkají, kdy z\u00a0nich sejde sníh a\u00a0chaty jsou otevřené.',
  cities:
    'Velkoměsto funguje celý rok, ale ne vždycky stejně dobře. Přijeď, když se v\u00a0parcích žije a\u00a0lidé jsou doma.',
  'old-towns':
    'Uličky jsou stavěné pro pěší. Nejlépe je v\u00a0nich na jaře a\u00a0na podzim, brzy ráno a\u00a0večer, když autobusy odjely.',
  food: 'Tržnice, vinice a\u00a0pulty se šesti stoličkami. Místa, kam by člověk jel na oběd.',
  wildlife:
    'Zvířata mají svůj kalendář: řeky klesají, velryby táhnou, želvy lezou na břeh. Měsíce tady se řídí jimi, ne školou.',
  ruins:
    'Staré kameny mají málo stínu. Většina těch míst je hezčí v\u00a0chladném měsíci a\u00a0před desátou ráno.',
  islands:
    'Ostrovy žijí z\u00a0lodí a\u00a0lodě z\u00a0počasí. Ve správném měsíci je půlka cesty to nejlepší.',
  deserts:
    'Pouště jsou na chladnou půlku roku: teplá poledne, studené hvězdy a\u00a0hodinu na každou stranu nikdo.',
  snow: 'Sníh na chůzi, led na dívání. Něco z\u00a0toho je zima, něco tam leží i\u00a0v\u00a0srpnu.',
  railways: 'Místa, kam se jede kvůli samotné trati: přes průsmyky, podél jezer, přes půl světadílu.',
  festivals: 'Dny, kdy místo dělá to, co vždycky, jen hlasitěji. Postel rezervuj dřív než vlak.',
}

/** What the editors say of a month, January first. */
export const MONTH_LEADS_CS: readonly string[] = [
  'Na severu je tma a\u00a0levno, jih má prázdniny. Pouště jsou nejmírnější a\u00a0Laponsko tak bílé, jak jen umí.',
  'V\u00a0jižní Asii sucho, na půlce světa karneval a\u00a0poslední týdny, než ceny na horách vyletí.',
  'Pouště jsou ještě chladné a\u00a0kvetou první mandloně. Dobrý měsíc pro ruiny, než přijedou autobusy.',
  'Jaro přichází od jihu, město po městě. Japonsko kvete, Středomoří se zelená a\u00a0Velikonoce zaplní obojí.',
  'Nejvlídnější měsíc v\u00a0Evropě: dlouhé světlo, otevřené zahrádky, studené moře. Andy a\u00a0jih Afriky vysychají.',
  'Nejdelší dny. Daleký sever nepotřebuje lampu, otevírají se vysoké stezky a\u00a0ostrovy jsou teplé dřív než plné.',
  'Škola skončila a\u00a0sever je plný. Podívej se na jih: suché savany, velryby u\u00a0břehů, jasné noci v\u00a0Andách.',
  'Půlka Evropy je u\u00a0moře. V\u00a0horách, u\u00a0Baltu, u\u00a0afrických jezer a\u00a0na ostrovech Pacifiku je místo.',
  'Nejlepší měsíc v\u00a0roce pro víc míst než kterýkoli jiný: teplé moře, zralé hrozny, volné postele.',
  'Na severu podzimní listí, na jihu jarní květy. Pouště a\u00a0stará města chladnou spolu.',
  'Na severu klid a\u00a0šedo, a\u00a0proto levno. V\u00a0Indii skončily deště a\u00a0v\u00a0Arábii se zase dá chodit.',
  'Trhy, světla a\u00a0krátké dny, nebo houpací síť. Tropy jsou na svátky zase suché, ale něco to stojí.',
]
