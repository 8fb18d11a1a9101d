import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parseSearchRequest } from '#src/search/rules/search-request.ts'
import { createSpellingReader } from '#src/search/spelling-reader.ts'
import { runSearch } from '#src/search/store/run-search.ts'
import { createIndexCache, openSearchDatabase } from '#src/search/store/search-database.ts'
import { buildSearchIndexForTests, searchDb } from '#test/support/worker/build-search-index.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The page that each query of a language should find among the first five, below `/destinations/`. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    'Reisepass Japan': 'japan',
    'Trinkgeld USA': 'united-states',
    'Steckdose Italien': 'italy',
    'Visum Indien': 'india',
    'Impfungen Kenia': 'kenya',
    'Notruf Frankreich': 'france',
    'Leitungswasser Mexiko': 'mexico',
    'Geldautomat Marokko': 'morocco',
    'Flughafen Lissabon': 'portugal/lisbon',
    'Museen Wien': 'austria/vienna',
    'Strände Griechenland': 'greece',
    'Wandern Schottland': 'united-kingdom/scotland',
    Kapstadt: 'south-africa/cape-town',
    Kairo: 'egypt/cairo',
    Mailand: 'italy/milan',
    Prag: 'czechia/prague',
    Tschechien: 'czechia',
    Neuseeland: 'new-zealand',
    Peking: 'china/beijing',
    'Trinkgeld Ägypten': 'egypt',
  },
  fr: {
    'prise électrique Pérou': 'peru',
    'passeport Japon': 'japan',
    'pourboire États-Unis': 'united-states',
    'vaccins Kenya': 'kenya',
    'urgences Espagne': 'spain',
    'eau potable Mexique': 'mexico',
    'aéroport Lisbonne': 'portugal/lisbon',
    'musées Vienne': 'austria/vienna',
    'plages Grèce': 'greece',
    'randonnées Écosse': 'united-kingdom/scotland',
    'Le Caire': 'egypt/cairo',
    'Le Cap': 'south-africa/cape-town',
    Allemagne: 'germany',
    Londres: 'united-kingdom/london',
    Pékin: 'china/beijing',
    Florence: 'italy/florence',
    'Nouvelle-Zélande': 'new-zealand',
    Tchéquie: 'czechia',
    Séville: 'spain/seville',
    'pourboire Égypte': 'egypt',
  },
  es: {
    'enchufe Perú': 'peru',
    'pasaporte Japón': 'japan',
    'propina Estados Unidos': 'united-states',
    'visado India': 'india',
    'vacunas Kenia': 'kenya',
    'emergencias Francia': 'france',
    'agua potable México': 'mexico',
    'aeropuerto Lisboa': 'portugal/lisbon',
    'museos Viena': 'austria/vienna',
    'playas Grecia': 'greece',
    'senderismo Escocia': 'united-kingdom/scotland',
    'El Cairo': 'egypt/cairo',
    'Ciudad del Cabo': 'south-africa/cape-town',
    Alemania: 'germany',
    Londres: 'united-kingdom/london',
    Pekín: 'china/beijing',
    Florencia: 'italy/florence',
    'Nueva Zelanda': 'new-zealand',
    Praga: 'czechia/prague',
    Milán: 'italy/milan',
  },
  it: {
    'presa elettrica Perù': 'peru',
    'passaporto Giappone': 'japan',
    'mancia Stati Uniti': 'united-states',
    'visto India': 'india',
    'vaccinazioni Kenya': 'kenya',
    'emergenza Francia': 'france',
    'acqua potabile Messico': 'mexico',
    'aeroporto Lisbona': 'portugal/lisbon',
    'musei Vienna': 'austria/vienna',
    'spiagge Grecia': 'greece',
    'escursioni Scozia': 'united-kingdom/scotland',
    'Il Cairo': 'egypt/cairo',
    'Città del Capo': 'south-africa/cape-town',
    Germania: 'germany',
    Londra: 'united-kingdom/london',
    Pechino: 'china/beijing',
    Parigi: 'france/paris',
    'Nuova Zelanda': 'new-zealand',
    Praga: 'czechia/prague',
    Siviglia: 'spain/seville',
  },
  cs: {
    'zásuvka Peru': 'peru',
    'cestovní pas Japonsko': 'japan',
    'spropitné USA': 'united-states',
    'vízum Indie': 'india',
    'očkování Keňa': 'kenya',
    'pitná voda Mexiko': 'mexico',
    'letiště Lisabon': 'portugal/lisbon',
    'muzea Vídeň': 'austria/vienna',
    'pláže Řecko': 'greece',
    'turistika Skotsko': 'united-kingdom/scotland',
    Káhira: 'egypt/cairo',
    'Kapské Město': 'south-africa/cape-town',
    Německo: 'germany',
    Londýn: 'united-kingdom/london',
    Peking: 'china/beijing',
    Florencie: 'italy/florence',
    'Nový Zéland': 'new-zealand',
    Paříž: 'france/paris',
    Milán: 'italy/milan',
    Benátky: 'italy/venice',
  },
}
const MAX_RANK = 5

describe('queries in the languages of the site', () => {
  const readSpelling = createSpellingReader()
  const database = openSearchDatabase(searchDb, createIndexCache())
  beforeAll(async () => {
    await buildSearchIndexForTests()
    await readSpelling(readShard)
  }, 120_000)

  it.each(Object.entries(QUERIES))('of %s find what they ask for', async (_tag, queries) => {
    expect(Object.keys(queries).length).toBeGreaterThanOrEqual(20)
    const missed: unknown[] = []
    for (const [query, wanted] of Object.entries(queries)) {
      const { hits, matchedBy } = await runSearch(
        database,
        await readSpelling(readShard),
        parseSearchRequest(new URLSearchParams({ q: query })),
      )
      const paths = hits.slice(0, MAX_RANK).map(({ path }) => path)
      // All words, not some of them.
      if (matchedBy !== 'query' || !paths.includes(`/destinations/${wanted}`))
        missed.push([query, wanted, matchedBy, paths])
    }
    expect(missed).toEqual([])
  })
})
