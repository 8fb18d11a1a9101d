import type { Interest } from '#isomorphic/where/interests.ts'

/** Interests as they stand after "für". */
export const INTEREST_NAMES_DE: Readonly<Record<Interest, string>> = {
  beaches: 'Strände',
  mountains: 'Berge und Wandern',
  cities: 'große Städte',
  'old-towns': 'Altstädte',
  food: 'gutes Essen',
  wildlife: 'wilde Tiere',
  ruins: 'Ruinen',
  islands: 'Inseln',
  deserts: 'Wüsten',
  snow: 'Schnee und Eis',
  railways: 'Eisenbahnen',
  festivals: 'Feste',
}

/** Interests as they stand after "wohin", where one goes for them. */
export const INTEREST_AIMS_DE: Readonly<Record<Interest, string>> = {
  beaches: 'an den Strand',
  mountains: 'zum Wandern in die Berge',
  cities: 'in eine große Stadt',
  'old-towns': 'zum Bummeln in eine Altstadt',
  food: 'zum Schlemmen',
  wildlife: 'zur Tierbeobachtung',
  ruins: 'zu Ruinen',
  islands: 'auf eine Insel',
  deserts: 'in die Wüste',
  snow: 'in Schnee und Eis',
  railways: 'mit der Eisenbahn',
  festivals: 'zu einem Fest',
}

/** What the editors say of an interest. */
export const INTEREST_LEADS_DE: Readonly<Record<Interest, string>> = {
  beaches:
    'Ein guter Strand ist eine Frage von Wetter, Wasser und Heimweg. Such dir erst den Monat aus, dann den Sand.',
  mountains:
    'Höhenwege werden spät im Jahr frei und sind bald wieder zu. An den Monaten bei jedem Ort siehst du, wann der Schnee weg ist und die Hütten offen sind.',
  cities:
    'In eine Großstadt kannst du das ganze Jahr fahren, aber nicht jeder Monat ist gleich gut. Komm, wenn die Parks voller Leben sind und die Einheimischen nicht selbst verreist.',
  'old-towns':
    'Gassen sind für Fußgänger gemacht. Am schönsten sind sie im Frühling und im Herbst, frühmorgens und am späten Nachmittag, wenn die Reisebusse weg sind.',
  food: 'Märkte, Weinberge und Theken mit sechs Hockern: Orte, an die man allein zum Mittagessen reist.',
  wildlife:
    'Tiere haben ihren eigenen Kalender: Flüsse sinken, Wale ziehen vorbei, Schildkröten kommen an Land. Danach richten sich hier die Monate, nicht nach den Schulferien.',
  ruins:
    'Alte Mauern spenden wenig Schatten. Die meisten dieser Orte sind in einem kühlen Monat und vor zehn Uhr morgens schöner.',
  islands:
    'Inseln sind auf Schiffe angewiesen und Schiffe aufs Wetter. Im richtigen Monat ist schon die halbe Anreise das Schönste.',
  deserts:
    'Wüsten bereist man in der kühlen Jahreshälfte: warme Mittage, kalte Sternennächte und eine Stunde im Umkreis kein Mensch.',
  snow: 'Schnee zum Stapfen, Eis zum Anschauen. Mancherorts liegt beides nur im Winter, mancherorts noch im August.',
  railways:
    'Orte, bei denen schon die Bahnstrecke die Reise lohnt: über Pässe, an Seen entlang, durch einen halben Kontinent.',
  festivals: 'Tage, an denen ein Ort tut, was er immer tut, nur lauter. Buch erst das Bett und dann den Zug.',
}

/** What the editors say of a month, January first. */
export const MONTH_LEADS_DE: readonly string[] = [
  'Der Norden ist dunkel und günstig, der Süden hat Ferien. In den Wüsten ist es jetzt am mildesten, und so weiß wie jetzt ist Lappland selten.',
  'Trockenzeit in Südasien, Karneval in der halben Welt und die letzten Wochen, bevor es im Schnee teurer wird.',
  'Die Wüsten sind noch kühl, und die ersten Mandelbäume blühen. Ein guter Monat für Ruinen, ehe die Reisebusse kommen.',
  'Der Frühling kommt aus dem Süden, Stadt für Stadt. Japan blüht, rund ums Mittelmeer ist es grün, und zu Ostern wird es hier wie dort voll.',
  'Europas freundlichster Monat: lange hell, offene Terrassen, kaltes Meer. In den Anden und im südlichen Afrika beginnt die Trockenzeit.',
  'Die längsten Tage. Im hohen Norden braucht niemand eine Lampe, in den Bergen werden die Höhenwege frei, und die Inseln sind schon warm, aber noch nicht voll.',
  'Die Schule ist aus, und im Norden ist es voll. Schau nach Süden: trockene Savannen, Wale vor der Küste, klare Nächte in den Anden.',
  'Halb Europa ist am Meer. Platz gibt es in den Bergen, an der Ostsee, an den Seen Afrikas und auf den Inseln im Pazifik.',
  'Für mehr Orte als jeder andere der beste Monat des Jahres: warmes Meer, reife Trauben, freie Betten.',
  'Herbstlaub im Norden, Frühlingsblumen im Süden. In den Wüsten lässt die Hitze nach und in den Altstädten ebenso.',
  'Im Norden ist es still und grau und deshalb günstig. In Indien ist der Regen vorbei, und in Arabien kann man wieder zu Fuß gehen.',
  'Märkte, Lichter und kurze Tage, oder eine Hängematte: Rechtzeitig zu den Feiertagen wird es in den Tropen wieder trocken, und das hat seinen Preis.',
]
