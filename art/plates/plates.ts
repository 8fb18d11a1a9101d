import { AFRICAN_AND_MIDDLE_EASTERN_PLATES } from './cities/africa-and-middle-east/african-and-middle-eastern-plates.ts'
import { CAIRO_PLATES } from './cities/africa-and-middle-east/cairo-plates.ts'
import { CAPE_TOWN_PLATES } from './cities/africa-and-middle-east/cape-town-plates.ts'
import { DUBAI_PLATES } from './cities/africa-and-middle-east/dubai-plates.ts'
import { GULF_PLATES } from './cities/africa-and-middle-east/gulf-plates.ts'
import { LUXOR_PLATES } from './cities/africa-and-middle-east/luxor-plates.ts'
import { MENARA_PLATES } from './cities/africa-and-middle-east/menara-plates.ts'
import { PETRA_PLATES } from './cities/africa-and-middle-east/petra-plates.ts'
import { ATHENS_PLATES } from './cities/athens-plates.ts'
import { CENTRAL_EUROPEAN_PLATES } from './cities/central-europe/central-european-plates.ts'
import { COPENHAGEN_PLATES } from './cities/copenhagen-plates.ts'
import { BEIJING_PLATES } from './cities/east-asia/beijing-plates.ts'
import { EAST_ASIAN_PLATES } from './cities/east-asia/east-asian-plates.ts'
import { HIROSHIMA_PLATES } from './cities/east-asia/hiroshima-plates.ts'
import { HONG_KONG_PLATES } from './cities/east-asia/hong-kong-plates.ts'
import { JAPANESE_PLATES } from './cities/east-asia/japanese-plates.ts'
import { KOREAN_PLATES } from './cities/east-asia/korean-plates.ts'
import { SHANGHAI_PLATES } from './cities/east-asia/shanghai-plates.ts'
import { TAIPEI_PLATES } from './cities/east-asia/taipei-plates.ts'
import { XIAN_PLATES } from './cities/east-asia/xian-plates.ts'
import { ISTANBUL_PLATES } from './cities/istanbul-plates.ts'
import { HAVANA_PLATES } from './cities/latin-america/havana-plates.ts'
import { LATIN_AMERICAN_PLATES } from './cities/latin-america/latin-american-plates.ts'
import { MEXICAN_PLATES } from './cities/latin-america/mexican-plates.ts'
import { PLATA_AND_QUITO_PLATES } from './cities/latin-america/plata-and-quito-plates.ts'
import { RIO_PLATES } from './cities/latin-america/rio-plates.ts'
import { SOUTH_AMERICAN_PLATES } from './cities/latin-america/south-american-plates.ts'
import { LONDON_PLATES } from './cities/london-plates.ts'
import { MOORISH_PLATES } from './cities/moorish-plates.ts'
import { AMERICAN_PLATES } from './cities/north-america/american-plates.ts'
import { CENTRAL_LIBRARY_PLATES } from './cities/north-america/central-library-plates.ts'
import { HAWAIIAN_PLATES } from './cities/north-america/hawaiian-plates.ts'
import { MONTREAL_PLATES } from './cities/north-america/montreal-plates.ts'
import { NEW_ORLEANS_PLATES } from './cities/north-america/new-orleans-plates.ts'
import { NEW_YORK_PLATES } from './cities/north-america/new-york-plates.ts'
import { NORTH_AMERICAN_PLATES } from './cities/north-america/north-american-plates.ts'
import { SAN_FRANCISCO_PLATES } from './cities/north-america/san-francisco-plates.ts'
import { NORTHERN_EUROPEAN_PLATES } from './cities/northern-europe/northern-european-plates.ts'
import { PACIFIC_PLATES } from './cities/pacific/pacific-plates.ts'
import { PARIS_PLATES } from './cities/paris-plates.ts'
import { ROME_PLATES } from './cities/rome-plates.ts'
import { SAMEBA_PLATES } from './cities/sameba-plates.ts'
import { AGRA_PLATES } from './cities/south-asia/agra-plates.ts'
import { DELHI_PLATES } from './cities/south-asia/delhi-plates.ts'
import { HIMALAYAN_PLATES } from './cities/south-asia/himalayan-plates.ts'
import { MUMBAI_PLATES } from './cities/south-asia/mumbai-plates.ts'
import { SAMARKAND_PLATES } from './cities/south-asia/samarkand-plates.ts'
import { SOUTH_ASIAN_PLATES } from './cities/south-asia/south-asian-plates.ts'
import { BANGKOK_PLATES } from './cities/south-east-asia/bangkok-plates.ts'
import { KHMER_AND_BURMESE_PLATES } from './cities/south-east-asia/khmer-and-burmese-plates.ts'
import { MALAY_PLATES } from './cities/south-east-asia/malay-plates.ts'
import { SOUTH_EAST_ASIAN_PLATES } from './cities/south-east-asia/south-east-asian-plates.ts'
import { VIETNAMESE_PLATES } from './cities/south-east-asia/vietnamese-plates.ts'
import { SOUTHERN_EUROPEAN_PLATES } from './cities/southern-europe/southern-european-plates.ts'
import { STOCKHOLM_PLATES } from './cities/stockholm-plates.ts'
import { SYDNEY_PLATES } from './cities/sydney-plates.ts'
import { TOWERS_PLATES } from './cities/towers-plates.ts'
import type { Plate } from './plate.ts'

const LISTS: readonly Readonly<Record<string, Plate>>[] = [
  AFRICAN_AND_MIDDLE_EASTERN_PLATES,
  AGRA_PLATES,
  AMERICAN_PLATES,
  ATHENS_PLATES,
  BANGKOK_PLATES,
  BEIJING_PLATES,
  CAIRO_PLATES,
  CAPE_TOWN_PLATES,
  CENTRAL_EUROPEAN_PLATES,
  CENTRAL_LIBRARY_PLATES,
  COPENHAGEN_PLATES,
  DELHI_PLATES,
  DUBAI_PLATES,
  EAST_ASIAN_PLATES,
  GULF_PLATES,
  HAVANA_PLATES,
  HAWAIIAN_PLATES,
  HIMALAYAN_PLATES,
  HIROSHIMA_PLATES,
  HONG_KONG_PLATES,
  ISTANBUL_PLATES,
  JAPANESE_PLATES,
  KHMER_AND_BURMESE_PLATES,
  KOREAN_PLATES,
  LATIN_AMERICAN_PLATES,
  LONDON_PLATES,
  LUXOR_PLATES,
  MALAY_PLATES,
  MENARA_PLATES,
  MEXICAN_PLATES,
  MONTREAL_PLATES,
  MOORISH_PLATES,
  MUMBAI_PLATES,
  NEW_ORLEANS_PLATES,
  NEW_YORK_PLATES,
  NORTHERN_EUROPEAN_PLATES,
  NORTH_AMERICAN_PLATES,
  PACIFIC_PLATES,
  PARIS_PLATES,
  PETRA_PLATES,
  PLATA_AND_QUITO_PLATES,
  RIO_PLATES,
  ROME_PLATES,
  SAMARKAND_PLATES,
  SAMEBA_PLATES,
  SAN_FRANCISCO_PLATES,
  SHANGHAI_PLATES,
  SOUTHERN_EUROPEAN_PLATES,
  SOUTH_AMERICAN_PLATES,
  SOUTH_ASIAN_PLATES,
  SOUTH_EAST_ASIAN_PLATES,
  STOCKHOLM_PLATES,
  SYDNEY_PLATES,
  TAIPEI_PLATES,
  TOWERS_PLATES,
  VIETNAMESE_PLATES,
  XIAN_PLATES,
]

/** `italy/rome#pantheon` to `rome-pantheon`, the name in the address of a plate. */
export const plateNameOf = (sight: string): string =>
  sight.slice(sight.lastIndexOf('/') + 1).replace('#', '-')

/** All plates by name. */
export const PLATES: ReadonlyMap<string, Plate> = new Map(
  LISTS.flatMap((list) => Object.values(list)).map((plate) => [plateNameOf(plate.sight), plate]),
)
