import { SUPPORT_SHARE, WINTER_LATITUDE } from '#isomorphic/where/interest-rules.ts'
import { LIKENESS_SHARES, MIN_LIKENESS, MIN_SHARED_TRAITS } from '#isomorphic/where/like-places.ts'
import {
  CROWD_SHARES,
  GATEWAY_DETOUR,
  MAX_INTERESTS,
  MAX_OF_CONTINENT,
  MAX_OF_COUNTRY,
  MAX_REASONS,
  MAX_TRIP_KM,
  MAX_WISHES,
  NEAR_KM,
  NEARNESS_KM,
  NEXT_CLASS_SHARE,
  OVERLAND_LIMIT_HOURS,
  POINTS,
  RESULT_COUNT,
  SEASON_SHARES,
  TRIP_POINTS,
} from '#isomorphic/where/ranking-rules.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './rules-en.ts'

/** Topics of stories, whose names come as the words of their slugs. */
const TOPICS: Readonly<Record<string, string>> = {
  beaches: 'spiagge',
  'adventure travel': 'avventura',
  'art and culture': 'arte e cultura',
  'food and drink': 'mangiare e bere',
  'wildlife and nature': 'animali e natura',
  'festivals and events': 'feste e festival',
}

const number = (value: number): string => formatNumber('it', value)
const percent = (share: number): string => `${Math.round(share * 100)}%`
const points = (share: number, maximum: number): string => number(Math.round(share * maximum * 10) / 10)

export const it = {
  title: 'Come si scelgono i luoghi',
  description:
    'La regola con cui Fernway risponde a «Dove vado?», con tutte le sue cifre: niente clic, niente soldi, niente su di te.',
  lead: 'La risposta è la somma dei punti qui sotto, calcolati in base a ciò che la redazione ha scritto di ogni luogo. Nessuno può pagare per esserci. Di te conta solo ciò che chiedi: la stessa richiesta dà a tutti gli stessi luoghi.',
  mustHeading: 'Che cosa si chiede a un luogo',
  must: [
    'La guida non sconsiglia di andarci.',
    'Il mese che indichi è, per la redazione, ideale, buono o discreto. I mesi troppo caldi, piovosi o freddi non vengono mai proposti.',
    'Se chiedi pomeriggi freddi o molto caldi, proprio quelli; per fresco, mite o caldo va bene anche il grado vicino, ma un luogo dove non fa mai caldo, o una spiaggia in un mese mite, non vale come caldo. Per un mese asciutto: asciutto (di norma fino a circa 50\u00a0mm in pochi giorni), o qualche acquazzone (fino a circa 150\u00a0mm). In un mese solo discreto il tempo deve essere proprio quello che chiedi.',
    'Se la costa, le isole, la montagna, la natura, il deserto o la neve hanno un clima diverso dalla città o dal centro che rappresenta l’insieme, per quegli interessi conta il loro, e le ragioni lo dicono: «Sulla costa, caldo, asciutto». In questo caso la latitudine non esclude alcun mese, e un deserto può essere molto caldo, ma non rovente.',
    'Ogni interesse che indichi. Feste e neve devono cadere in quel mese.',
    'Una durata minima sensata che rientri nei tuoi giorni.',
    'Costi non superiori a quelli che indichi; ottimo con i bambini o quasi senza gradini, se lo chiedi.',
    'Per «lontano dalla folla»: non un luogo affollato per molti mesi, né un luogo molto visitato nei suoi mesi migliori o durante una festa, né una regione o una città molto visitata durante le vacanze del suo paese, né, in quel periodo, le spiagge e le isole di un paese molto visitato. Una festa che riempie un luogo non è tranquilla, anche se nel resto dell’anno ci va poca gente.',
    `Dal punto di partenza: al massimo ${number(MAX_TRIP_KM[3])}\u00a0km per un lungo fine settimana, ${number(MAX_TRIP_KM[7])}\u00a0km per una settimana.`,
    `Per «non troppo lontano»: al massimo ${number(NEAR_KM[0])}\u00a0km, circa quattro ore e mezza di volo; per un lungo fine settimana ${number(NEAR_KM[3])}\u00a0km.`,
    `Se solo poche città hanno voli o navi per un luogo, la distanza si calcola passando per quella che allunga di meno; se supera la linea retta di oltre il ${percent(GATEWAY_DETOUR - 1)}, le ragioni non indicano quella linea.`,
    `Per «senza volare»: un tragitto in treno, su strada o via acqua che la guida conosce, di ${OVERLAND_LIMIT_HOURS[3]} ore al massimo per un lungo fine settimana, ${OVERLAND_LIMIT_HOURS[7]} per una settimana, ${OVERLAND_LIMIT_HOURS[0]} negli altri casi.`,
    'La costa, le isole, la montagna, la natura, il deserto o la neve di un paese sono allora quelli delle sue regioni e città, se la guida ne conosce: il tragitto verso un paese porta alla capitale.',
  ],
  dropping: 'Ogni richiesta può solo togliere luoghi: se rinunci a una, non ne restano mai di meno.',
  pointsHeading: 'I punti',
  pointsFor: 'Per',
  pointsMaximum: 'Al massimo',
  pointsHow: 'Come',
  rows: [
    {
      name: 'Stagione',
      maximum: POINTS.season,
      how: `Ideale ${points(SEASON_SHARES.best, POINTS.season)}, buona ${points(SEASON_SHARES.good, POINTS.season)}, discreta ${points(SEASON_SHARES.fair, POINTS.season)}. Senza mese: la media di tutti e dodici, contando quelli che vanno bene.`,
    },
    {
      name: 'Tempo',
      maximum: POINTS.weather,
      how: `Se lo chiedi. Un grado di differenza dalla tua richiesta, o acquazzoni se vuoi asciutto, vale il ${percent(NEXT_CLASS_SHARE)}.`,
    },
    {
      name: 'Interesse',
      maximum: POINTS.interest,
      how: `Più una caratteristica è rara, più pesa: un fiordo conta più delle montagne. Le caratteristiche che aiutano soltanto contano il ${percent(SUPPORT_SHARE)}. Il luogo che ne ha di più prende il massimo dei punti.`,
    },
    {
      name: 'Vicinanza',
      maximum: TRIP_POINTS.nearness,
      how: `Se dici da dove parti. Tutti fino a ${number(NEARNESS_KM.all)}\u00a0km, nessuno oltre ${number(NEARNESS_KM.none)}\u00a0km, tra i due estremi secondo il logaritmo; senza volare, secondo le ore.`,
    },
    {
      name: 'Durata',
      maximum: TRIP_POINTS.stay,
      how: 'Se dici quanto tempo hai. Tutti se il luogo riempie quei giorni, meno se ne bastano meno.',
    },
    {
      name: 'Affollamento',
      maximum: -TRIP_POINTS.crowd,
      how: `Se chiedi tranquillità, si tolgono punti: il ${percent(CROWD_SHARES.fame)} secondo quanti visitatori arrivano e il ${percent(CROWD_SHARES.busy)} per vacanze scolastiche o un ponte lungo in quel mese.`,
    },
    {
      name: 'Accesso',
      maximum: -POINTS.access,
      how: 'Si tolgono dove quasi nessuno arriva: senza voli o navi che si possano semplicemente prenotare, o con un permesso difficile da ottenere.',
    },
  ],
  order: [
    `Ti mostriamo i ${RESULT_COUNT} luoghi con più punti: al massimo ${MAX_OF_COUNTRY} per paese e, se non indichi né partenza né continente, ${MAX_OF_CONTINENT} per continente finché ce ne sono altri adatti.`,
    'Un paese lascia il posto a una sua regione o città in elenco, se questa offre almeno altrettanto di tutto ciò che indichi.',
    'A parità di punti vale l’ordine alfabetico dei nomi inglesi, che ogni mese comincia da un’altra lettera.',
    `Una risposta tiene conto al massimo di ${MAX_WISHES} richieste, di cui ${MAX_INTERESTS} interessi. Ogni luogo ha fino a ${MAX_REASONS} ragioni e un difetto, tutti presi dalla sua guida.`,
  ],
  interestsHeading: 'Che cosa conta per ogni interesse',
  interest: 'Interesse',
  has: 'Lo offre un luogo con',
  helps: 'Che cosa dà altri punti',
  aFeast: 'una festa nel mese che richiama visitatori ogni anno',
  inSeason: 'in un mese ideale o buono',
  forBathing: `in un mese ideale o buono e almeno mite, oppure caldo e asciutto, mai piovoso; oltre i ${WINTER_LATITUDE}° di latitudine, non d’inverno, e in un mese mite solo da luglio a ottobre (a sud, da gennaio ad aprile)`,
  forBoats: 'in un mese che non è freddo, né insieme discreto e piovoso',
  notHot:
    'in un mese che non è molto caldo né il primo o l’ultimo di un’estate molto calda, o che è ideale comunque',
  aStory: (topic) => `una storia sul tema «${TOPICS[topic] ?? topic}»`,
  snow: 'un mese gelido, o freddo, non asciutto e ideale o buono; ghiacciai anche nei mesi freschi, tranne d’estate',
  likeHeading: 'Simile, con meno gente',
  like: [
    `La somiglianza dipende per il ${percent(LIKENESS_SHARES.traits)} dalle caratteristiche in comune, tra cui pesano di più le rare, per il ${percent(LIKENESS_SHARES.weather)} dal clima mese per mese, per il ${percent(LIKENESS_SHARES.continent)} dal continente, per il ${percent(LIKENESS_SHARES.kind)} da tipo e dimensioni, per il ${percent(LIKENESS_SHARES.ground)} da costa, altitudine e città.`,
    `Si mostrano i luoghi con il ${percent(MIN_LIKENESS)} o più e almeno ${MIN_SHARED_TRAITS} caratteristiche in comune che ricevono meno visitatori, oppure altrettanti ma con un buon mese senza vacanze.`,
  ],
  ask: 'Fai una domanda',
} satisfies Translation<typeof en>
