import type { Interest } from '#isomorphic/where/interests.ts'

/** Interests with their article, as they stand after "per". */
export const INTEREST_NAMES_IT: Readonly<Record<Interest, string>> = {
  beaches: 'le spiagge',
  mountains: 'la montagna e le camminate',
  cities: 'le grandi città',
  'old-towns': 'i centri storici',
  food: 'la buona tavola',
  wildlife: 'gli animali selvatici',
  ruins: 'le rovine',
  islands: 'le isole',
  deserts: 'i deserti',
  snow: 'la neve e il ghiaccio',
  railways: 'i treni',
  festivals: 'le feste',
}

/** What the editors say of an interest. */
export const INTEREST_LEADS_IT: Readonly<Record<Interest, string>> = {
  beaches: 'Una spiaggia è tempo, acqua e un modo per tornare la sera. Scegli prima il mese, poi la sabbia.',
  mountains:
    'I sentieri alti aprono tardi e chiudono presto. I mesi accanto a ogni luogo dicono quando la neve se n’è andata e i rifugi sono aperti.',
  cities:
    'Una grande città va bene tutto l’anno, ma non sempre allo stesso modo. Vacci quando i parchi sono vivi e la gente è a casa.',
  'old-towns':
    'I vicoli sono nati per i piedi. Danno il meglio in primavera e in autunno, la mattina presto o la sera, quando i pullman sono ripartiti.',
  food: 'Mercati, vigne e banconi con sei sgabelli. Luoghi dove si andrebbe anche solo per pranzo.',
  wildlife:
    'Gli animali hanno un calendario loro: i fiumi calano, le balene passano, le tartarughe approdano. Le stagioni di questa pagina seguono quello, non la scuola.',
  ruins:
    'Le pietre antiche fanno poca ombra. Quasi tutti questi luoghi sono più belli in un mese fresco e prima delle dieci.',
  islands:
    'Le isole dipendono dalle barche, e le barche dal tempo. Nel mese giusto, metà del viaggio è la parte migliore.',
  deserts:
    'I deserti sono per la metà fresca dell’anno: mezzogiorni tiepidi, stelle fredde e nessuno per un’ora in ogni direzione.',
  snow: 'Neve su cui camminare, ghiaccio da guardare. A volte è un inverno intero, a volte è quel che resta in agosto.',
  railways:
    'Luoghi in cui la linea stessa è un motivo per andare: su per i valichi, lungo i laghi, attraverso mezzo continente.',
  festivals:
    'Giorni in cui un luogo fa quello che fa sempre, solo più forte. Prenota il letto prima del treno.',
}

/** What the editors say of a month, January first. */
export const MONTH_LEADS_IT: readonly string[] = [
  'Il nord è buio e costa poco, il sud è in vacanza. I deserti sono al loro meglio e la Lapponia non è mai così bianca.',
  'Stagione secca nell’Asia meridionale, carnevale in mezzo mondo e le ultime settimane prima che la neve rincari.',
  'I deserti sono ancora freschi e fioriscono i primi mandorli. Un buon mese per le rovine, prima dei pullman.',
  'La primavera sale da sud, una città alla volta. Il Giappone è in fiore, il Mediterraneo è verde, e Pasqua li riempie entrambi.',
  'Il mese più gentile in Europa: luce lunga, tavolini all’aperto, mare freddo. Le Ande e l’Africa australe si asciugano.',
  'Le giornate più lunghe. L’estremo nord fa a meno della lampada, i sentieri alti aprono e le isole sono calde prima di essere piene.',
  'La scuola è finita e il nord è pieno. Guarda a sud: savane asciutte, balene al largo, notti limpide sulle Ande.',
  'Mezza Europa è al mare. C’è posto in montagna, sul Baltico, sui laghi d’Africa e nelle isole del Pacifico.',
  'Nessun altro mese va bene per tanti luoghi: mare caldo, uva matura, letti liberi.',
  'Foglie d’autunno al nord, fiori di primavera al sud. Deserti e centri storici si rinfrescano insieme.',
  'Tranquillo e grigio al nord, e perciò a buon prezzo. In India le piogge sono finite, e in Arabia si torna a camminare.',
  'Mercatini, luci e giornate corte, oppure un’amaca. I tropici tornano asciutti in tempo per le feste, e si fanno pagare.',
]
