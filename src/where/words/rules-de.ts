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
  lead: 'Grundlage der Auswahl ist, was unsere Redaktion über jeden Ort geschrieben hat; gerechnet wird nach der Formel auf dieser Seite. Einen Platz in der Antwort kann niemand kaufen. Von dir fließt nur dein Wunsch ein, deshalb bekommen alle, die dasselbe wünschen, dieselben Orte.',
  mustHeading: 'Was ein Ort mitbringen muss',
  must: [
    'Sicherheit: Unser Reiseführer rät nicht von einer Reise dorthin ab.',
    'Monat: Die Redaktion stuft den gewählten Monat als ideal, gut oder mäßig ein. Monate, die ihr als zu heiß, zu nass oder zu kalt gelten, schlagen wir nie vor.',
    'Wetter: Nachmittags ist es so kalt oder so warm, wie du es dir wünschst. Bei „kühl“, „mild“ und „warm“ genügt auch die benachbarte Stufe. Zwei Ausnahmen: Als „warm“ zählen weder Orte, an denen es nie warm wird, noch Strände in einem milden Monat. In einem nur mäßigen Monat muss das Wetter genau deinem Wunsch entsprechen. „Trocken“ bedeutet: gewöhnlich höchstens etwa 50\u00a0mm Regen im Monat, verteilt auf wenige Tage; einzelne Schauer, bis etwa 150\u00a0mm, lassen wir auch gelten.',
    'Landschaft: An der Küste, auf den Inseln, in den Bergen, in der Wildnis, in der Wüste oder im Schnee ist das Klima mitunter anders als in der Stadt oder Landesmitte, deren Werte sonst für den ganzen Ort stehen. Interessierst du dich für eine solche Landschaft, zählt ihr eigenes Klima, und die Begründung nennt es: „An der Küste – warm, trocken“. In diesem Fall scheidet kein Monat wegen der geografischen Breite aus, und eine Wüste darf heiß sein, nur nicht glühend heiß.',
    'Interessen: Der Ort bietet alles, was du nennst. Feste und Schnee muss es im gewählten Monat geben.',
    'Dauer: Deine Reisezeit reicht für den kürzesten sinnvollen Aufenthalt.',
    'Kosten, Kinder, Stufen: Der Ort ist nicht teurer, als du angibst. Wenn du es wünschst, ist er außerdem sehr gut für Kinder geeignet oder größtenteils stufenlos.',
    'Ruhe: Wenn du es ruhig willst, lassen wir Orte weg, die monatelang überlaufen sind, und gut besuchte Orte in ihren besten Monaten oder während eines Fests. Gut besuchte Regionen und Städte fehlen auch in den Ferien ihres Landes, ebenso die Strände und Inseln eines gut besuchten Landes. Ein Fest, bei dem ein Ort überfüllt ist, gilt nie als ruhig, auch wenn sonst nur wenige dorthin kommen.',
    `Anreise: von deinem Startort höchstens ${number(MAX_TRIP_KM[3])} km für ein langes Wochenende, ${number(MAX_TRIP_KM[7])} km für eine Woche.`,
    `„Nicht zu weit“: höchstens ${number(NEAR_KM[0])} km, das sind etwa viereinhalb Flugstunden; für ein langes Wochenende ${number(NEAR_KM[3])} km.`,
    `Entfernung: Manche Orte erreicht man nur von wenigen Städten aus mit dem Flugzeug oder Schiff. Dann rechnen wir die Strecke über die nächstgelegene dieser Städte. Ist dieser Weg um mehr als ${percent(GATEWAY_DETOUR - 1)} länger als die Luftlinie, nennt die Begründung die Luftlinie nicht.`,
    `„Ohne Flug“: Der Reiseführer kennt einen Weg mit Zug, Auto, Bus oder Schiff. Er dauert höchstens ${OVERLAND_LIMIT_HOURS[3]}\u00a0Stunden für ein langes Wochenende, ${OVERLAND_LIMIT_HOURS[7]} für eine Woche, sonst ${OVERLAND_LIMIT_HOURS[0]}.`,
    'Landschaften ohne Flug: Der Landweg in ein Land führt in dessen Hauptstadt. Küste, Inseln, Berge, Wildnis, Wüste und Schnee rechnen wir deshalb nicht dem Land an, sondern seinen Regionen und Städten, sofern der Reiseführer dort welche kennt.',
  ],
  dropping:
    'Jeder Wunsch schließt nur Orte aus. Verzichtest du auf einen, bleiben also mindestens so viele wie zuvor.',
  pointsHeading: 'Punkte',
  pointsFor: 'Kriterium',
  pointsMaximum: 'Max.',
  pointsHow: 'Berechnung',
  rows: [
    {
      name: 'Jahreszeit',
      maximum: POINTS.season,
      how: `Ideal ${points(SEASON_SHARES.best, POINTS.season)}, gut ${points(SEASON_SHARES.good, POINTS.season)}, mäßig ${points(SEASON_SHARES.fair, POINTS.season)}. Ohne Monatsangabe: der Durchschnitt über alle zwölf Monate; unpassende bringen keine Punkte.`,
    },
    {
      name: 'Wetter',
      maximum: POINTS.weather,
      how: `Zählt, wenn du dir ein bestimmtes Wetter wünschst. Liegt der Ort eine Stufe daneben oder gibt es Schauer, obwohl du es trocken willst, bekommt er ${percent(NEXT_CLASS_SHARE)} der Punkte.`,
    },
    {
      name: 'Interesse',
      maximum: POINTS.interest,
      how: `Je seltener ein Merkmal ist, desto mehr zählt es: ein Fjord mehr als Berge. Merkmale, die nur dazu beitragen, zählen zu ${percent(SUPPORT_SHARE)}. Der Ort, der am meisten davon bietet, bekommt die volle Punktzahl.`,
    },
    {
      name: 'Nähe',
      maximum: TRIP_POINTS.nearness,
      how: `Zählt, wenn du deinen Startort nennst. Bis ${number(NEARNESS_KM.all)} km gibt es die volle Punktzahl, ab ${number(NEARNESS_KM.none)} km keine Punkte; dazwischen nehmen sie logarithmisch ab. Ohne Flug zählen die Reisestunden.`,
    },
    {
      name: 'Dauer',
      maximum: TRIP_POINTS.stay,
      how: 'Zählt, wenn du deine Reisezeit nennst. Die volle Punktzahl gibt es, wenn der Ort für so viele Tage genug bietet, weniger, wenn man ihn schneller gesehen hat.',
    },
    {
      name: 'Andrang',
      maximum: -TRIP_POINTS.crowd,
      how: `Abzug, wenn du es ruhig willst: ${percent(CROWD_SHARES.fame)} richten sich danach, wie viele Menschen den Ort besuchen, ${percent(CROWD_SHARES.busy)} nach Schulferien oder einem langen Wochenende in dem Monat.`,
    },
    {
      name: 'Zugang',
      maximum: -POINTS.access,
      how: 'Abzug für schwer erreichbare Orte: wenn sich weder Flug noch Schiff ohne Weiteres buchen lässt oder eine Genehmigung nötig ist, die man nur schwer bekommt.',
    },
  ],
  order: [
    `Du siehst die ${spelledDe(RESULT_COUNT)} Orte mit den meisten Punkten: höchstens ${spelledDe(MAX_OF_COUNTRY)} aus einem Land und, sofern du weder Startort noch Kontinent nennst, höchstens ${spelledDe(MAX_OF_CONTINENT)} von einem Kontinent, solange andere passen.`,
    'Bietet eine Region oder Stadt alles, was dich interessiert, mindestens so gut wie ihr Land und gehört sie ebenfalls zu dieser Auswahl, tritt sie an die Stelle des Landes.',
    'Bei gleicher Punktzahl entscheidet das Alphabet, und zwar nach den englischen Namen; es beginnt jeden Monat bei einem anderen Buchstaben.',
    `Eine Antwort berücksichtigt bis zu ${spelledDe(MAX_WISHES)} Wünsche, darunter ${spelledDe(MAX_INTERESTS)} Interessen. Zu jedem Ort nennen wir bis zu ${spelledDe(MAX_REASONS)} Gründe, die für ihn sprechen, und einen, der dagegen spricht. Sie stammen alle aus seinem Reiseführer.`,
  ],
  interestsHeading: 'Was wozu zählt',
  interest: 'Interesse',
  has: 'Erfüllt durch',
  helps: 'Trägt dazu bei',
  aFeast: 'ein Fest im gewählten Monat, zu dem jedes Jahr Besucher anreisen',
  inSeason: 'in einem idealen oder guten Monat',
  forBathing: `in einem idealen oder guten, mindestens milden Monat oder in einem warmen, trockenen, nie in einem nassen; jenseits von ${WINTER_LATITUDE}° Breite nicht im Winter und in milden Monaten nur von Juli bis Oktober (auf der Südhalbkugel von Januar bis April)`,
  forBoats: 'in einem Monat, der weder kalt noch zugleich mäßig und nass ist',
  notHot:
    'weder in heißen Monaten noch im ersten oder letzten Monat eines heißen Sommers, es sei denn, der Monat gilt als ideal',
  aStory: (topic) => `Geschichten über ${TOPICS[topic] ?? topic}`,
  snow: 'in einem eisigen Monat oder in einem kalten, nicht trockenen, der ideal oder gut ist; Gletscher auch in kühlen Monaten, außer im Sommer',
  likeHeading: 'Wie dort, nur ruhiger',
  like: [
    `Wie ähnlich sich zwei Orte sind, bestimmen zu ${percent(LIKENESS_SHARES.traits)} gemeinsame Merkmale (seltene wiegen schwerer), zu ${percent(LIKENESS_SHARES.weather)} das Wetter Monat für Monat, zu ${percent(LIKENESS_SHARES.continent)} die Lage auf demselben Kontinent, zu ${percent(LIKENESS_SHARES.kind)} Art und Größe und zu ${percent(LIKENESS_SHARES.ground)} Küstenlage, Höhe und städtischer oder ländlicher Charakter.`,
    `Wir zeigen Orte mit mindestens ${percent(MIN_LIKENESS)} Ähnlichkeit und mindestens ${spelledDe(MIN_SHARED_TRAITS)} gemeinsamen Merkmalen, die weniger besucht werden. Wird ein Ort ebenso viel besucht, muss er einen guten Monat außerhalb der Ferien haben.`,
  ],
  ask: 'Fragen',
} satisfies Translation<typeof en>
