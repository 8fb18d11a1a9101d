/** Groups of islands, states, ranges and the like, which have an article in English whatever their name is. */
const KINDS = /\b(?:Republic|Emirates|Kingdom|States|Islands|Peninsula|Lakes|Fjords)\b|^Great Barrier Reef\b/
const NAMES: ReadonlySet<string> = new Set(
  'Algarve|Amalfi Coast|Atacama Desert|Azores|Bahamas|Bernese Oberland|Black Forest|Caribbean Netherlands|Cinque Terre and Genoa|Comoros|Cyclades|Dolomites|DR Congo|Gambia|Garden Route|Grand Canyon|Isle of Man|Maasai Mara|Maldives|Netherlands|Philippines|Riviera Maya|Sacred Valley and Machu Picchu|Salar de Uyuni and the south-west|Serengeti|Seychelles|Yukon'.split(
    '|',
  ),
)
/** A place within a sentence: "the Maldives", "the Republic of the Congo", "Japan". */
export const withArticle = (name: string): string =>
  NAMES.has(name) || KINDS.test(name) ? `the ${name}` : name
