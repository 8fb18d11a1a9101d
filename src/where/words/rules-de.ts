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
  'adventure travel': 'Abenteuer',
  'art and culture': 'Kunst und Kultur',
  beaches: 'Strände',
  'festivals and events': 'Feste und Festivals',
  'food and drink': 'Essen und Trinken',
  'wildlife and nature': 'Tiere und Natur',
}
const percent = (share: number): string => `${Math.round(share * 100)} %`
const points = (share: number, maximum: number): string => number(Math.round(share * maximum * 10) / 10)

export const de = {
  title: 'So wählen wir die Orte aus',
  description:
    'Wie Fernway die Frage „Wohin soll ich reisen?“ beantwortet, mit allen Zahlen: keine Klicks, keine Bezahlung, nichts über dich.',
  lead: 'Welche Orte du siehst, errechnen wir aus dem, was unsere Redaktion über jeden Ort geschrieben hat. Wie das geht, steht auf dieser Seite. Einen Platz in der Auswahl kann niemand kaufen. Über dich müssen wir nichts wissen, nur deinen Wunsch: Wer dasselbe wünscht, bekommt dieselben Orte.',
  mustHeading: 'Was ein Ort mitbringen muss',
  must: [
    'Sicherheit: Wir raten zurzeit nicht von Reisen dorthin ab.',
    'Monat: Die Redaktion hat für jeden Ort alle zwölf Monate eingestuft. Der Monat, den du nennst, muss dort als ideal, gut oder mäßig gelten. Ist er dort zu heiß, zu nass oder zu kalt, schlagen wir den Ort nicht vor.',
    'Wetter: Es zählt, wie warm oder kalt die Nachmittage sind. Wünschst du es kühl, mild oder warm, darf es auch eine Stufe kälter oder wärmer sein. Bei „warm“ gilt das nicht für Orte, an denen es nie warm wird, und nicht für Strände in einem milden Monat. Trocken heißt: In einem gewöhnlichen Monat fallen höchstens etwa 50\u00a0mm Regen, und das an wenigen Tagen. Einzelne Schauer, bis etwa 150\u00a0mm, lassen wir ebenfalls gelten. Ist der Monat nur mäßig, muss das Wetter genau deinem Wunsch entsprechen.',
    'Landschaft: Das Klima eines Orts beschreiben wir meist anhand einer Stadt oder der Landesmitte. An der Küste, auf den Inseln, in den Bergen, in der Wildnis, in der Wüste oder in den Schneegebieten kann es anders sein. Interessierst du dich für eine dieser Landschaften, gilt deren Klima; bei den Gründen weisen wir darauf hin: „An der Küste – warm, trocken“. Dann scheidet kein Monat wegen der geografischen Breite aus, und in der Wüste darf es heiß sein, nur nicht glühend heiß.',
    'Interessen: Der Ort bietet alles, wofür du dich interessierst. Feste müssen in den gewählten Monat fallen, und Schnee muss dann liegen.',
    'Dauer: Deine Zeit reicht für den kürzesten Aufenthalt, der sich dort lohnt.',
    'Kosten, Kinder, Stufen: Der Ort ist nicht teurer, als du angibst, und auf Wunsch sehr gut für Kinder geeignet oder größtenteils stufenlos.',
    'Ruhe: Willst du es ruhig, lassen wir alle Orte weg, die monatelang überlaufen sind. Gut besuchte Orte scheiden in ihren besten Monaten und während eines Fests aus, gut besuchte Regionen und Städte auch in den Ferien ihres Landes. In diesen Ferien fallen außerdem die Strände und Inseln gut besuchter Länder weg. Ein Fest, zu dem sich ein Ort füllt, gilt nie als ruhig, auch wenn sonst nur wenige dorthin kommen.',
    `Anreise: Für ein langes Wochenende liegt der Ort höchstens ${number(MAX_TRIP_KM[3])} km von deinem Startort entfernt, für eine Woche höchstens ${number(MAX_TRIP_KM[7])} km.`,
    `„Nicht zu weit“: Das sind höchstens ${number(NEAR_KM[0])} km, etwa viereinhalb Flugstunden, und für ein langes Wochenende höchstens ${number(NEAR_KM[3])} km.`,
    `Umwege: Zu manchen Orten gibt es nur aus wenigen Städten Flüge oder Schiffe. Dann rechnen wir die Strecke über die nächste dieser Städte. Ist dieser Weg um mehr als ${percent(GATEWAY_DETOUR - 1)} länger als die Luftlinie, nennen wir sie bei den Gründen nicht.`,
    `„Ohne Flug“: Der Reiseführer kennt einen Weg mit Zug, Auto, Bus oder Schiff. Für ein langes Wochenende dauert er höchstens ${OVERLAND_LIMIT_HOURS[3]}\u00a0Stunden, für eine Woche höchstens ${OVERLAND_LIMIT_HOURS[7]}, sonst höchstens ${OVERLAND_LIMIT_HOURS[0]}.`,
    'Landschaften ohne Flug: Ohne Flug führt der Weg in ein Land immer in die Hauptstadt. Küste, Inseln, Berge, Wildnis, Wüste und Schnee zählen dann nicht für das ganze Land, sondern nur für seine Regionen und Städte, sofern der Reiseführer welche mit dieser Landschaft nennt.',
  ],
  dropping:
    'Ein Wunsch kann Orte immer nur ausschließen. Streichst du einen Wunsch, bleiben also nie weniger Orte übrig als vorher.',
  pointsHeading: 'Wofür es Punkte gibt',
  pointsFor: 'Kriterium',
  pointsMaximum: 'Max.',
  pointsHow: 'Berechnung',
  rows: [
    {
      name: 'Reisezeit',
      maximum: POINTS.season,
      how: `Für einen idealen Monat ${points(SEASON_SHARES.best, POINTS.season)}, für einen guten ${points(SEASON_SHARES.good, POINTS.season)}, für einen mäßigen ${points(SEASON_SHARES.fair, POINTS.season)} Punkte. Nennst du keinen Monat, gilt der Durchschnitt aller zwölf; ungeeignete zählen dabei null.`,
    },
    {
      name: 'Wetter',
      maximum: POINTS.weather,
      how: `Zählt nur, wenn du dir ein bestimmtes Wetter wünschst. Ist es eine Stufe kälter oder wärmer oder gibt es Schauer, obwohl es trocken sein soll, gibt es ${percent(NEXT_CLASS_SHARE)} der Punkte.`,
    },
    {
      name: 'Interesse',
      maximum: POINTS.interest,
      how: `Je seltener ein Merkmal ist, desto mehr zählt es: ein Fjord mehr als Berge. Merkmale, die unten in der Spalte „Trägt dazu bei“ stehen, zählen zu ${percent(SUPPORT_SHARE)}. Der Ort, der am meisten bietet, bekommt die volle Punktzahl.`,
    },
    {
      name: 'Nähe',
      maximum: TRIP_POINTS.nearness,
      how: `Zählt nur, wenn du deinen Startort nennst. Bis ${number(NEARNESS_KM.all)} km gibt es die volle Punktzahl, ab ${number(NEARNESS_KM.none)} km keine Punkte; dazwischen nehmen sie logarithmisch ab. Ohne Flug zählen statt der Kilometer die Stunden.`,
    },
    {
      name: 'Dauer',
      maximum: TRIP_POINTS.stay,
      how: 'Zählt nur, wenn du sagst, wie viel Zeit du hast. Die volle Punktzahl gibt es, wenn sich der Ort für so viele Tage lohnt; hast du ihn schneller gesehen, gibt es weniger.',
    },
    {
      name: 'Andrang',
      maximum: -TRIP_POINTS.crowd,
      how: `Abzug, wenn du es ruhig willst. Er richtet sich zu ${percent(CROWD_SHARES.fame)} danach, wie viele Gäste kommen, und zu ${percent(CROWD_SHARES.busy)} danach, ob in dem Monat Schulferien oder längere Feiertage liegen.`,
    },
    {
      name: 'Zugang',
      maximum: -POINTS.access,
      how: 'Abzug, wenn ein Ort kaum zu erreichen ist: weil sich weder Flug noch Schiff einfach buchen lässt oder weil man eine Genehmigung braucht, die schwer zu bekommen ist.',
    },
  ],
  order: [
    `Du siehst die ${spelledDe(RESULT_COUNT)} Orte mit den meisten Punkten, aus jedem Land höchstens ${spelledDe(MAX_OF_COUNTRY)}. Nennst du weder Startort noch Kontinent, sind es auch von jedem Kontinent höchstens ${spelledDe(MAX_OF_CONTINENT)}, solange andere passen.`,
    'Ist ein Land dabei und zugleich eine seiner Regionen oder Städte, die alles, was dich interessiert, mindestens ebenso gut bietet, lassen wir das Land weg.',
    'Orte mit gleich vielen Punkten ordnen wir alphabetisch nach ihren englischen Namen; jeden Monat beginnt die Reihe mit einem anderen Buchstaben.',
    `Wir berücksichtigen bis zu ${spelledDe(MAX_WISHES)} Wünsche, darunter ${spelledDe(MAX_INTERESTS)} Interessen. Zu jedem Ort nennen wir bis zu ${spelledDe(MAX_REASONS)} Gründe und einen Nachteil. Alle diese Angaben stammen aus dem Reiseführer.`,
  ],
  interestsHeading: 'Welche Merkmale zu welchem Interesse zählen',
  interest: 'Interesse',
  has: 'Eines davon genügt',
  helps: 'Trägt dazu bei',
  aFeast: 'ein Fest im gewählten Monat, das jedes Jahr Gäste anzieht',
  inSeason: 'jeweils in einem idealen oder guten Monat',
  forBathing: `und zwar in idealen oder guten Monaten, die mindestens mild und nicht nass sind, und in allen warmen, trockenen. Jenseits von ${WINTER_LATITUDE}° Breite zählen sie im Winter nicht und in milden Monaten nur von Juli bis Oktober (auf der Südhalbkugel von Januar bis April)`,
  forBoats: 'außer in kalten Monaten und in solchen, die nur mäßig und dazu nass sind',
  notHot:
    'außer in heißen Monaten sowie im ersten und letzten Monat eines heißen Sommers; ideale Monate zählen trotzdem',
  aStory: (topic) => `eine Geschichte zum Thema ${TOPICS[topic] ?? topic}`,
  snow: 'jeweils in einem eisigen Monat oder in einem kalten, der ideal oder gut und nicht trocken ist; Gletscher auch in kühlen Monaten, nur nicht im Sommer',
  likeHeading: 'Ähnlich, nur ruhiger',
  like: [
    `Wie ähnlich sich zwei Orte sind, ergibt sich zu ${percent(LIKENESS_SHARES.traits)} aus gemeinsamen Merkmalen (seltene zählen mehr), zu ${percent(LIKENESS_SHARES.weather)} aus dem Wetter der einzelnen Monate, zu ${percent(LIKENESS_SHARES.continent)} daraus, ob sie auf demselben Kontinent liegen, zu ${percent(LIKENESS_SHARES.kind)} daraus, ob sie Land, Region oder Stadt sind und wie groß, und zu ${percent(LIKENESS_SHARES.ground)} aus der Lage am Meer, der Höhe und dem städtischen Charakter.`,
    `Wir zeigen Orte, die dem gesuchten zu mindestens ${percent(MIN_LIKENESS)} ähneln, mindestens ${spelledDe(MIN_SHARED_TRAITS)} Merkmale mit ihm gemeinsam haben und weniger besucht sind. Ebenso gut besuchte zeigen wir nur, wenn sie einen guten Monat ohne Ferien haben.`,
  ],
  ask: 'Jetzt ausprobieren',
} satisfies Translation<typeof en>
