import { AGRA_PLATES } from './cities/agra-plates.ts'
import { AMERICAN_PLATES } from './cities/american-plates.ts'
import { ATHENS_PLATES } from './cities/athens-plates.ts'
import { BANGKOK_PLATES } from './cities/bangkok-plates.ts'
import { BEIJING_PLATES } from './cities/beijing-plates.ts'
import { CAIRO_PLATES } from './cities/cairo-plates.ts'
import { CAPE_TOWN_PLATES } from './cities/cape-town-plates.ts'
import { COPENHAGEN_PLATES } from './cities/copenhagen-plates.ts'
import { DELHI_PLATES } from './cities/delhi-plates.ts'
import { DUBAI_PLATES } from './cities/dubai-plates.ts'
import { GULF_PLATES } from './cities/gulf-plates.ts'
import { HAVANA_PLATES } from './cities/havana-plates.ts'
import { HIMALAYAN_PLATES } from './cities/himalayan-plates.ts'
import { HIROSHIMA_PLATES } from './cities/hiroshima-plates.ts'
import { HONG_KONG_PLATES } from './cities/hong-kong-plates.ts'
import { ISTANBUL_PLATES } from './cities/istanbul-plates.ts'
import { JAPANESE_PLATES } from './cities/japanese-plates.ts'
import { KHMER_AND_BURMESE_PLATES } from './cities/khmer-and-burmese-plates.ts'
import { KOREAN_PLATES } from './cities/korean-plates.ts'
import { LONDON_PLATES } from './cities/london-plates.ts'
import { LUXOR_PLATES } from './cities/luxor-plates.ts'
import { MALAY_PLATES } from './cities/malay-plates.ts'
import { MEXICAN_PLATES } from './cities/mexican-plates.ts'
import { MONTREAL_PLATES } from './cities/montreal-plates.ts'
import { MOORISH_PLATES } from './cities/moorish-plates.ts'
import { NEW_YORK_PLATES } from './cities/new-york-plates.ts'
import { PARIS_PLATES } from './cities/paris-plates.ts'
import { PETRA_PLATES } from './cities/petra-plates.ts'
import { RIO_PLATES } from './cities/rio-plates.ts'
import { ROME_PLATES } from './cities/rome-plates.ts'
import { SAMARKAND_PLATES } from './cities/samarkand-plates.ts'
import { SAN_FRANCISCO_PLATES } from './cities/san-francisco-plates.ts'
import { SHANGHAI_PLATES } from './cities/shanghai-plates.ts'
import { SOUTH_AMERICAN_PLATES } from './cities/south-american-plates.ts'
import { STOCKHOLM_PLATES } from './cities/stockholm-plates.ts'
import { SYDNEY_PLATES } from './cities/sydney-plates.ts'
import { TAIPEI_PLATES } from './cities/taipei-plates.ts'
import { TOWERS_PLATES } from './cities/towers-plates.ts'
import { VIETNAMESE_PLATES } from './cities/vietnamese-plates.ts'
import { XIAN_PLATES } from './cities/xian-plates.ts'
import type { Plate } from './plate.ts'

const LISTS: readonly Readonly<Record<string, Plate>>[] = [
  AGRA_PLATES,
  AMERICAN_PLATES,
  ATHENS_PLATES,
  BANGKOK_PLATES,
  BEIJING_PLATES,
  CAIRO_PLATES,
  CAPE_TOWN_PLATES,
  COPENHAGEN_PLATES,
  DELHI_PLATES,
  DUBAI_PLATES,
  GULF_PLATES,
  HAVANA_PLATES,
  HIMALAYAN_PLATES,
  HIROSHIMA_PLATES,
  HONG_KONG_PLATES,
  ISTANBUL_PLATES,
  JAPANESE_PLATES,
  KHMER_AND_BURMESE_PLATES,
  KOREAN_PLATES,
  LONDON_PLATES,
  LUXOR_PLATES,
  MALAY_PLATES,
  MEXICAN_PLATES,
  MONTREAL_PLATES,
  MOORISH_PLATES,
  NEW_YORK_PLATES,
  PARIS_PLATES,
  PETRA_PLATES,
  RIO_PLATES,
  ROME_PLATES,
  SAMARKAND_PLATES,
  SAN_FRANCISCO_PLATES,
  SHANGHAI_PLATES,
  SOUTH_AMERICAN_PLATES,
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
