import type { Interest } from '#isomorphic/where/interests.ts'

/** What the editors say of an interest. */
export const INTEREST_LEADS: Readonly<Record<Interest, string>> = {
  beaches: 'A beach is weather, water and a way home in the evening. Choose the month first, then the sand.',
  mountains:
    'High paths open late and close early. The months beside each place say when the snow is off them and the huts are open.',
  cities:
    'A big city works all year, but not equally well. Come when its parks are in use and its people are at home.',
  'old-towns':
    'Lanes were laid out for feet. Spring and autumn suit them best, early and late in the day, when the coaches have gone.',
  food: 'Markets, vineyards and counters with six stools. These are places where one would travel for lunch.',
  wildlife:
    'Animals keep their own calendar: rivers fall, whales pass, turtles land. The season words follow them, not the school terms.',
  ruins:
    'Old stones have little shade. Most of these places are better in a cool month and before ten in the morning.',
  islands:
    'Islands run on boats, and boats run on weather. In the right month half of the journey is the best part.',
  deserts:
    'Deserts are for the cool half of the year: warm noons, cold stars, and nobody for an hour in any direction.',
  snow: 'Snow to walk on, ice to look at. Some of it is a winter, some of it lies there in August.',
  railways:
    'Places where the line itself is a reason to come: over passes, along lakes, across half a continent.',
  festivals:
    'Days on which a place does what it always does, only louder. Book the bed before you book the train.',
}

/** What the editors say of a month, January first. */
export const MONTH_LEADS: readonly string[] = [
  'The north is dark and cheap, the south is on holiday. Deserts are at their mildest, and Lapland is as white as it gets.',
  'The dry season of southern Asia, carnival in half of the world, and the last weeks before prices rise in the snow.',
  'The deserts are still cool and the first almonds are in flower. A good month for ruins, before the coaches.',
  'Spring arrives from the south, one town at a time. Japan is in blossom, the Mediterranean green, and Easter fills both.',
  'The kindest month in Europe: long light, open terraces, cold sea. The Andes and southern Africa dry out.',
  'The longest days. The far north needs no lamp, the high paths open, and the islands are warm before they are full.',
  'School is out, and the north is full. Look south: dry savannahs, whales off the coast, clear nights in the Andes.',
  'Half of Europe is at the sea. The mountains, the Baltic, the lakes of Africa and the islands of the Pacific have room.',
  'The best month of the year for more places than any other: warm sea, ripe grapes, empty beds.',
  'Autumn leaves in the north, spring flowers in the south. Deserts and old towns cool down together.',
  'Quiet and grey in the north, and therefore cheap. The rains have ended in India, and Arabia can be walked again.',
  'Markets, lights and short days, or a hammock. The tropics are dry again in time for the holidays, at a price.',
]
