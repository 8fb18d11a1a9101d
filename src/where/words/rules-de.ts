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
import { spelledDe } from '#isomorphic/words/german-numbers.ts'
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
  lead: 'Die Formel weiter unten berechnet die Auswahl aus dem, was unsere Redaktion über jeden Ort geschrieben hat. Einen Platz darin kann niemand kaufen. Von dir fließt nur dein Wunsch ein; bei gleichem Wunsch bekommen alle dieselben Orte.',
  mustHeading: 'Was ein Ort mitbringen muss',
  must: [
    'Sicherheit: Der Reiseführer rät nicht von der Reise ab.',
    'Monat: Die Redaktion stuft ihn als ideal, gut oder mäßig ein. Monate, die sie als zu heiß, zu nass oder zu kalt einstuft, werden nie vorgeschlagen.',
    'Wetter: Die Nachmittage sind so kalt oder so heiß, wie du es willst. Bei kühl, mild und warm genügt auch die nächste Stufe; ein Ort, an dem es nie warm wird, und ein Strand in einem milden Monat gelten aber nicht als warm. In einem nur mäßigen Monat muss das Wetter genau passen. Wer einen trockenen Monat will, bekommt trockene Monate (gewöhnlich bis etwa 50\u00a0mm an wenigen Tagen) oder solche mit einzelnen Schauern (bis etwa 150\u00a0mm).',
    'Landschaft: Haben Küste, Inseln, Berge, Wildnis, Wüste oder Schnee ein anderes Klima als die Stadt oder die Mitte, die für das Ganze steht, zählt für sie das eigene, und die Gründe sagen es: „An der Küste – warm, trocken“. Dann schließt die Breite keinen Monat aus, und eine Wüste darf heiß sein, aber nicht glühend heiß.',
    'Interessen: Der Ort bietet alles, was du nennst. Feste und Schnee zählen nur, wenn es sie im gewählten Monat gibt.',
    'Dauer: Der kürzeste sinnvolle Aufenthalt passt in deine Reisezeit.',
    'Kosten, Kinder, Stufen: Der Ort ist nicht teurer, als du angibst, und, wenn du das wünschst, sehr gut für Kinder geeignet oder größtenteils stufenlos.',
    'Ruhe: Wenn du es ruhig willst, fallen Orte weg, die die meiste Zeit des Jahres überlaufen sind, gut besuchte Orte in ihren besten Monaten oder zu einem Fest, gut besuchte Regionen und Städte in den Ferien ihres Landes und, ebenfalls in den Ferien, die Strände und Inseln eines gut besuchten Landes. Ein Fest, zu dem ein Ort voll ist, gilt nie als ruhig, auch wenn dort sonst wenige hinkommen.',
    `Vom Ausgangspunkt: höchstens ${number(MAX_TRIP_KM[3])} km für ein langes Wochenende, ${number(MAX_TRIP_KM[7])} km für eine Woche.`,
    `„Nicht zu weit“: höchstens ${number(NEAR_KM[0])} km, etwa viereinhalb Flugstunden; für ein langes Wochenende ${number(NEAR_KM[3])} km.`,
    `Entfernung: Zu Orten, die nur von wenigen Städten aus angeflogen oder mit dem Schiff erreicht werden, führt sie über die nächste dieser Städte. Ist der Weg mehr als ${percent(GATEWAY_DETOUR - 1)} länger als die Luftlinie, nennen die Gründe die Luftlinie nicht.`,
    `„Ohne Flugzeug“: ein Weg mit Zug, Auto, Bus oder Schiff, den der Reiseführer kennt, von höchstens ${OVERLAND_LIMIT_HOURS[3]}\u00a0Stunden für ein langes Wochenende, ${OVERLAND_LIMIT_HOURS[7]} für eine Woche, sonst ${OVERLAND_LIMIT_HOURS[0]}.`,
    'Küste, Inseln, Berge, Wildnis, Wüste und Schnee eines Landes zählen dann nur bei seinen Regionen und Städten, wenn der Reiseführer dort welche kennt, denn der Weg in ein Land führt in die Hauptstadt.',
  ],
  dropping:
    'Jeder Wunsch kann die Auswahl nur verkleinern; lässt du einen weg, bleiben also mindestens ebenso viele Orte.',
  pointsHeading: 'Punkte',
  pointsFor: 'Kriterium',
  pointsMaximum: 'Max.',
  pointsHow: 'Berechnung',
  rows: [
    {
      name: 'Jahreszeit',
      maximum: POINTS.season,
      how: `Ideal ${points(SEASON_SHARES.best, POINTS.season)}, gut ${points(SEASON_SHARES.good, POINTS.season)}, mäßig ${points(SEASON_SHARES.fair, POINTS.season)}. Ohne Monat: der Mittelwert der passenden Monate.`,
    },
    {
      name: 'Wetter',
      maximum: POINTS.weather,
      how: `Zählt, wenn du einen Wetterwunsch angibst. Weicht das Wetter um eine Stufe von deinem Wunsch ab oder gibt es Schauer statt Trockenheit, zählt es zu ${percent(NEXT_CLASS_SHARE)}.`,
    },
    {
      name: 'Interesse',
      maximum: POINTS.interest,
      how: `Je seltener das Merkmal, desto mehr zählt es: ein Fjord mehr als Berge. Merkmale, die nur am Rand dazugehören, zählen zu ${percent(SUPPORT_SHARE)}. Der Ort mit den meisten passenden Merkmalen bekommt die volle Punktzahl.`,
    },
    {
      name: 'Nähe',
      maximum: TRIP_POINTS.nearness,
      how: `Zählt, wenn du sagst, wo du startest. Volle Punktzahl bis ${number(NEARNESS_KM.all)} km, keine Punkte ab ${number(NEARNESS_KM.none)} km, dazwischen logarithmisch; ohne Flug nach Reisestunden.`,
    },
    {
      name: 'Dauer',
      maximum: TRIP_POINTS.stay,
      how: 'Zählt, wenn du sagst, wie lange. Volle Punktzahl, wenn der Ort so viele Tage hergibt, weniger, wenn man ihn schneller gesehen hat.',
    },
    {
      name: 'Andrang',
      maximum: -TRIP_POINTS.crowd,
      how: `Wenn du es ruhig willst, gehen Punkte ab: ${percent(CROWD_SHARES.fame)} nach der Zahl der Besucher, ${percent(CROWD_SHARES.busy)} nach Schulferien oder langen Wochenenden in dem Monat.`,
    },
    {
      name: 'Zugang',
      maximum: -POINTS.access,
      how: 'Abzug für Orte, an die kaum jemand gelangt: ohne Flug oder Schiff, die man einfach buchen kann, oder mit einer Genehmigung, die schwer zu bekommen ist.',
    },
  ],
  order: [
    `Du siehst die ${spelledDe(RESULT_COUNT)} mit den meisten Punkten: höchstens ${spelledDe(MAX_OF_COUNTRY)} aus einem Land und, wenn du weder Start noch Kontinent nennst, ${spelledDe(MAX_OF_CONTINENT)} von einem Kontinent, solange es anderswo passende Orte gibt.`,
    'Ein Land macht einer Region oder Stadt in ihm Platz, die darunter ist und alles, was du nennst, mindestens ebenso stark bietet.',
    'Bei Punktgleichheit entscheidet die alphabetische Reihenfolge der englischen Namen; sie beginnt jeden Monat bei einem anderen Buchstaben.',
    `Eine Antwort berücksichtigt bis zu ${spelledDe(MAX_WISHES)} Wünsche, darunter ${spelledDe(MAX_INTERESTS)} Interessen. Zu jedem Ort nennen wir bis zu ${spelledDe(MAX_REASONS)} Gründe dafür und einen dagegen, alle aus seinem Reiseführer.`,
  ],
  interestsHeading: 'Was wozu zählt',
  interest: 'Interesse',
  has: 'Erfüllt durch',
  helps: 'Trägt dazu bei',
  aFeast: 'ein Fest im gewählten Monat, das jedes Jahr Besucher anzieht',
  inSeason: 'in einem idealen oder guten Monat',
  forBathing: `in einem idealen oder guten Monat, der mindestens mild ist, oder in einem warmen, trockenen Monat, nie in einem nassen; jenseits von ${WINTER_LATITUDE}° Breite nicht im Winter und in milden Monaten nur von Juli bis Oktober (im Süden von Januar bis April)`,
  forBoats: 'in einem Monat, der weder kalt noch zugleich mäßig und nass ist',
  notHot:
    'nicht in heißen Monaten und nicht im ersten oder letzten Monat eines heißen Sommers, außer er gilt als ideal',
  aStory: (topic) => `Geschichten über ${TOPICS[topic] ?? topic}`,
  snow: 'ein eisiger Monat oder ein kalter, nicht trockener, der ideal oder gut ist; Gletscher auch in kühlen Monaten, außer im Sommer',
  likeHeading: 'Wie dort, nur ruhiger',
  like: [
    `Die Ähnlichkeit besteht zu ${percent(LIKENESS_SHARES.traits)} aus gemeinsamen Merkmalen, von denen seltene schwerer wiegen, zu ${percent(LIKENESS_SHARES.weather)} aus dem Wetter Monat für Monat, zu ${percent(LIKENESS_SHARES.continent)} aus der Lage auf demselben Kontinent, zu ${percent(LIKENESS_SHARES.kind)} aus Art und Größe, zu ${percent(LIKENESS_SHARES.ground)} aus Küstenlage, Höhe und städtischem oder ländlichem Charakter.`,
    `Gezeigt werden Orte mit mindestens ${percent(MIN_LIKENESS)} Ähnlichkeit und ${spelledDe(MIN_SHARED_TRAITS)} gemeinsamen Merkmalen, die von weniger Menschen besucht werden oder von ebenso vielen, dann aber mit einem guten Monat außerhalb der Ferien.`,
  ],
  ask: 'Fragen',
} satisfies Translation<typeof en>
