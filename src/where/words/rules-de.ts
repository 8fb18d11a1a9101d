import { SUPPORT_SHARE } from '#isomorphic/where/interests.ts'
import { LIKENESS_SHARES, MIN_LIKENESS, MIN_SHARED_TRAITS } from '#isomorphic/where/like-places.ts'
import {
  CROWD_SHARES,
  MAX_INTERESTS,
  MAX_OF_CONTINENT,
  MAX_OF_COUNTRY,
  MAX_REASONS,
  MAX_WISHES,
  NEAR_KM,
  NEARNESS_KM,
  NEXT_CLASS_SHARE,
  OVERLAND_LIMIT_HOURS,
  POINTS,
  RESULT_COUNT,
  SEASON_SHARES,
} from '#isomorphic/where/ranking-rules.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './rules-en.ts'

const number = (value: number): string => formatNumber('de', value)

/** Topics of stories, which English derives from their slugs. */
const TOPICS: Readonly<Record<string, string>> = {
  'adventure travel': 'Abenteuerreisen',
  'art and culture': 'Kunst und Kultur',
  beaches: 'Strände',
  'festivals and events': 'Feste und Veranstaltungen',
  'food and drink': 'Essen und Trinken',
  'wildlife and nature': 'Tiere und Natur',
}
const percent = (share: number): string => `${Math.round(share * 100)} %`
const points = (share: number, maximum: number): string => number(Math.round(share * maximum * 10) / 10)

export const de = {
  title: 'Wie die Orte ausgewählt werden',
  description:
    'Die Regel, nach der Fernway „Wohin soll ich reisen?“ beantwortet, mit jeder Zahl: keine Klicks, keine Bezahlung, nichts über dich.',
  lead: 'Eine Antwort wird aus dem errechnet, was unsere Redaktion über jeden Ort geschrieben hat, nach der Formel unten. Niemand kann dafür bezahlen, dabei zu sein. Von dir fließt nur dein Wunsch ein; bei gleichem Wunsch bekommen alle dieselben Orte.',
  mustHeading: 'Was ein Ort mitbringen muss',
  must: [
    'Der Reiseführer rät nicht von der Reise ab.',
    'Den Monat, den du nennst, stuft die Redaktion als ideal, gut oder mäßig ein. Monate, die sie als heiß, nass oder kalt einstuft, werden nie vorgeschlagen.',
    'Die Nachmittage weichen höchstens eine Stufe von der Wärme ab, die du nennst: kalt, kühl, mild, warm, heiß. Für einen trockenen Monat: trocken oder einzelne Schauer.',
    'Er erfüllt jedes Interesse, das du nennst. Feste und Schnee müssen in den Monat fallen.',
    'Ein kürzester sinnvoller Aufenthalt, der in deine Tage passt.',
    'Nicht teurer, als du sagst; sehr gut mit Kindern oder größtenteils ohne Stufen, wenn du das wünschst.',
    'Für ruhig: kein Ort, der viele Monate im Jahr überlaufen ist.',
    `Für „nicht zu weit“: höchstens ${number(NEAR_KM)} km, etwa fünf Flugstunden.`,
    `Für „ohne Flugzeug“: ein Weg mit Zug, Auto, Bus oder Schiff, den der Reiseführer kennt, von höchstens ${OVERLAND_LIMIT_HOURS[3]} Stunden für ein langes Wochenende, ${OVERLAND_LIMIT_HOURS[7]} für eine Woche, ${OVERLAND_LIMIT_HOURS[14]} für zwei, sonst ${OVERLAND_LIMIT_HOURS[0]}.`,
  ],
  dropping: 'Jeder Wunsch verkleinert die Auswahl; wer auf einen verzichtet, bekommt nie weniger Orte.',
  pointsHeading: 'Punkte',
  pointsFor: 'Kriterium',
  pointsMaximum: 'Höchstpunktzahl',
  pointsHow: 'Berechnung',
  rows: [
    {
      name: 'Jahreszeit',
      maximum: POINTS.season,
      how: `Ideal ${points(SEASON_SHARES.best, POINTS.season)}, gut ${points(SEASON_SHARES.good, POINTS.season)}, mäßig ${points(SEASON_SHARES.fair, POINTS.season)}. Ohne Monat: der Mittelwert aller zwölf, von denen die zählen, die passen.`,
    },
    {
      name: 'Wetter',
      maximum: POINTS.weather,
      how: `Wenn du danach fragst. Für eine Stufe neben deinem Wunsch oder für Schauer statt Trockenheit gibt es ${percent(NEXT_CLASS_SHARE)}.`,
    },
    {
      name: 'Interesse',
      maximum: POINTS.interest,
      how: `Je seltener das Merkmal, desto mehr sagt es: Ein Fjord zählt mehr als Berge. Merkmale, die nur dazu beitragen, zählen ${percent(SUPPORT_SHARE)}. Der Ort mit dem meisten davon bekommt alle Punkte.`,
    },
    {
      name: 'Nähe',
      maximum: POINTS.nearness,
      how: `Wenn du sagst, wo du startest. Alle bis ${number(NEARNESS_KM.all)} km, keine ab ${number(NEARNESS_KM.none)} km, dazwischen nach dem Logarithmus; ohne Flug nach Reisestunden.`,
    },
    {
      name: 'Dauer',
      maximum: POINTS.stay,
      how: 'Wenn du sagst, wie lange. Alle, wenn der Ort so viele Tage hergibt, weniger, wenn man ihn schneller gesehen hat.',
    },
    {
      name: 'Andrang',
      maximum: -POINTS.crowd,
      how: `Wenn du es ruhig willst, gehen Punkte ab: ${percent(CROWD_SHARES.fame)} danach, wie viele Menschen kommen, ${percent(CROWD_SHARES.busy)} für Schulferien oder lange Wochenenden im Monat.`,
    },
  ],
  order: [
    `Du siehst die ${RESULT_COUNT} mit den meisten Punkten: höchstens ${MAX_OF_COUNTRY} aus einem Land und, wenn du weder Start noch Kontinent nennst, ${MAX_OF_CONTINENT} aus einem Kontinent, solange andere passen.`,
    'Bei gleichen Punkten entscheidet das Alphabet; es beginnt jeden Monat bei einem anderen Buchstaben.',
    `Eine Antwort wägt bis zu ${MAX_WISHES} Wünsche ab, darunter ${MAX_INTERESTS} Interessen. Zu jedem Ort nennen wir bis zu ${MAX_REASONS} Gründe dafür und einen dagegen, alle aus seinem Reiseführer.`,
  ],
  interestsHeading: 'Was wozu zählt',
  interest: 'Interesse',
  has: 'Erfüllt durch',
  helps: 'Trägt bei',
  aFeast: 'ein Fest im gewählten Monat',
  aStory: (topic) => `Geschichten über ${TOPICS[topic] ?? topic}`,
  snow: 'ein eisiger oder ein kalter, nicht trockener Monat; Gletscher auch in milden Monaten',
  likeHeading: 'Wie dort, nur ruhiger',
  like: [
    `Die Ähnlichkeit besteht zu ${percent(LIKENESS_SHARES.traits)} aus gemeinsamen Merkmalen, von denen seltene mehr wiegen, zu ${percent(LIKENESS_SHARES.weather)} aus dem Wetter Monat für Monat, zu ${percent(LIKENESS_SHARES.continent)} aus demselben Kontinent, zu ${percent(LIKENESS_SHARES.kind)} aus Art und Größe, zu ${percent(LIKENESS_SHARES.ground)} aus Küste, Höhe und Stadt.`,
    `Gezeigt werden Orte mit mindestens ${percent(MIN_LIKENESS)} und ${MIN_SHARED_TRAITS} gemeinsamen Merkmalen, an die weniger Menschen reisen, oder ebenso viele in einem guten Monat ohne Ferien.`,
  ],
  ask: 'Fragen',
} satisfies Translation<typeof en>
