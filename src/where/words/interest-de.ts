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
  'old-towns': 'in eine Altstadt',
  food: 'für gutes Essen',
  wildlife: 'zur Tierbeobachtung',
  ruins: 'zu alten Ruinen',
  islands: 'auf eine Insel',
  deserts: 'in die Wüste',
  snow: 'in Schnee und Eis',
  railways: 'mit der Eisenbahn',
  festivals: 'zu einem Fest',
}

/** What the editors say of an interest. */
export const INTEREST_LEADS_DE: Readonly<Record<Interest, string>> = {
  beaches: 'Strand heißt Wetter, Wasser und abends ein Weg nach Hause. Erst den Monat wählen, dann den Sand.',
  mountains:
    'Höhenwege sind erst spät im Jahr und nicht lange begehbar. Die Monate neben jedem Ort verraten, wann der Schnee weg ist und die Hütten offen sind.',
  cities:
    'Eine große Stadt geht das ganze Jahr, aber nicht immer gleich gut. Komm, wenn die Parks benutzt werden und die Leute zu Hause sind.',
  'old-towns':
    'Gassen sind für Füße gemacht. Am besten passen Frühling und Herbst, früh und spät am Tag, wenn die Busse weg sind.',
  food: 'Märkte, Weinberge und Theken mit sechs Hockern. Orte, an die man zum Mittagessen reist.',
  wildlife:
    'Tiere haben ihren eigenen Kalender: Flusspegel fallen, Wale ziehen vorbei, Schildkröten gehen an Land. Nach ihnen richten sich die Monate hier, nicht nach den Schulferien.',
  ruins:
    'Alte Steine haben wenig Schatten. Die meisten dieser Orte sind in einem kühlen Monat und vor zehn Uhr morgens schöner.',
  islands:
    'Inseln hängen an Schiffen und Schiffe am Wetter. Im richtigen Monat ist die halbe Anreise das Beste daran.',
  deserts:
    'Wüsten gehören in die kühle Hälfte des Jahres: warme Mittage, kalte Sterne und eine Stunde weit in keiner Richtung ein Mensch.',
  snow: 'Schnee zum Gehen, Eis zum Ansehen. Mancher kommt nur im Winter, mancher liegt noch im August.',
  railways:
    'Orte, bei denen die Strecke selbst der Grund ist: über Pässe, an Seen entlang, durch einen halben Kontinent.',
  festivals:
    'Tage, an denen ein Ort tut, was er immer tut, nur lauter. Buch das Bett, bevor du den Zug buchst.',
}

/** What the editors say of a month, January first. */
export const MONTH_LEADS_DE: readonly string[] = [
  'Der Norden ist dunkel und billig, der Süden hat Ferien. In den Wüsten ist es am mildesten, und weißer wird Lappland nicht.',
  'Trockenzeit in Südasien, Karneval in der halben Welt, und die letzten Wochen, bevor der Schnee teurer wird.',
  'Die Wüsten sind noch kühl, und die ersten Mandelbäume blühen. Ein guter Monat für Ruinen, bevor die Busse kommen.',
  'Der Frühling kommt von Süden, eine Stadt nach der anderen. Japan blüht, das Mittelmeer ist grün, und Ostern füllt beide.',
  'Der freundlichste Monat in Europa: langes Licht, offene Terrassen, kaltes Meer. Die Anden und das südliche Afrika werden trocken.',
  'Die längsten Tage. Der hohe Norden braucht keine Lampe, die hohen Wege öffnen, und die Inseln sind warm, bevor sie voll sind.',
  'Die Schule ist aus, und der Norden ist voll. Schau nach Süden: trockene Savannen, Wale vor der Küste, klare Nächte in den Anden.',
  'Halb Europa ist am Meer. In den Bergen, an der Ostsee, an den Seen Afrikas und auf den Inseln im Pazifik ist Platz.',
  'Für mehr Orte als sonst der beste Monat des Jahres: warmes Meer, reife Trauben, freie Betten.',
  'Herbstlaub im Norden, Frühlingsblumen im Süden. Wüsten und Altstädte kühlen gemeinsam ab.',
  'Still und grau im Norden, und deshalb billig. In Indien ist der Regen vorbei, und in Arabien kann man wieder zu Fuß gehen.',
  'Märkte, Lichter und kurze Tage, oder eine Hängematte. Zu den Feiertagen sind die Tropen wieder trocken, zu ihrem Preis.',
]
