/** Places of the guide whose German names have an article, by that article. */
const NAMES: Readonly<Record<string, string>> = {
  der: 'Grand Canyon|Irak|Iran|Jemen|Kosovo|Kruger|Libanon|Niger|Oman|Schwarzwald|Senegal|Sudan|Südsudan|Tschad|Yellowstone|Yosemite|Yukon|Salar de Uyuni und der Südwesten|Uluru und das Rote Zentrum',
  die: 'Algarve|Amalfiküste|Antarktis|Atacamawüste|Azoren|Bahamas|Bretagne|Cinque Terre und Genua|Cookinseln|Demokratische Republik Kongo|Dolomiten|Dominikanische Republik|Elfenbeinküste|Falklandinseln|Färöer|Galápagosinseln|Garden Route|Halong-Bucht|Iguazú-Wasserfälle|Isle of Man|Kaimaninseln|Kokosinseln|Komoren|Kykladen|Lofoten|Malediven|Marshallinseln|Masai Mara|Mongolei|Niederlande|Norfolkinsel|Normandie|Philippinen|Pitcairninseln|Provence|Republik Kongo|Republik Moldau|Riviera Maya|Salomonen|Schweiz|Serengeti|Seychellen|Slowakei|Toskana|Turks- und Caicosinseln|Türkei|USA|Ukraine|Vatikanstadt|Victoriafälle|Weihnachtsinsel|Westsahara|Zentralafrikanische Republik|Ålandinseln|Antarktische Halbinsel',
  das: 'Berner Oberland|Great Barrier Reef und Cairns',
}
/** Names that begin with an adjective, which is declined after the article. */
const DECLINED: Readonly<Record<string, string>> = {
  'Amerikanische Jungferninseln': 'die Amerikanischen Jungferninseln',
  'Britische Jungferninseln': 'die Britischen Jungferninseln',
  'Chilenisches Patagonien': 'das chilenische Patagonien',
  'Heiliges Tal und Machu Picchu': 'das Heilige Tal und Machu Picchu',
  'Kanarische Inseln': 'die Kanarischen Inseln',
  'Karibische Niederlande': 'die Karibischen Niederlande',
  'Nördliche Marianen': 'die Nördlichen Marianen',
  'Oberitalienische Seen und Verona': 'die oberitalienischen Seen und Verona',
  'Vereinigte Arabische Emirate': 'die Vereinigten Arabischen Emirate',
  'Vereinigtes Königreich': 'das Vereinigte Königreich',
  'Westnorwegische Fjorde': 'die westnorwegischen Fjorde',
}
const WITH_ARTICLE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAMES).flatMap(([article, names]) =>
    names.split('|').map((name) => [name, `${article} ${name}`] as const),
  ),
  ...Object.entries(DECLINED),
])

/** A place as the subject of a sentence, or after "wie": "die Malediven", "der Iran", "Japan". */
export const withArticleDe = (name: string): string => WITH_ARTICLE.get(name) ?? name
