import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Country as WorldCountry } from 'world-countries'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { ContinentSlug } from '#src/catalogue/catalogue-types.ts'
import { codesOf, continentOf, hasOwnPage } from './continents.ts'

/** A sovereign country or an inhabited territory of `world-countries` (ODbL), with its continent in the guide. */
export type Country = {
  readonly code: string
  /** Its own code, then those of territories that the guide treats as its regions. */
  readonly codes: readonly string[]
  readonly slug: string
  readonly name: string
  readonly continent: ContinentSlug
  readonly world: WorldCountry
}

function readWorldCountries(): readonly WorldCountry[] {
  const path = createRequire(import.meta.url).resolve('world-countries/countries.json')
  return JSON.parse(readFileSync(path, 'utf8')) as readonly WorldCountry[]
}

/** Kebab-case ASCII, for example `sao-tome-and-principe`. */
export function slugOf(name: string): string {
  return foldText(name).replaceAll(' ', '-')
}

function toCountry(world: WorldCountry): Country {
  const name = world.name.common
  return {
    code: world.cca3,
    codes: codesOf(world.cca3),
    slug: slugOf(name),
    name,
    continent: continentOf(world),
    world,
  }
}

/** Every country and inhabited territory, in alphabetical order of English names. */
export function loadCountries(): readonly Country[] {
  return readWorldCountries()
    .filter((world) => hasOwnPage(world.cca3))
    .map(toCountry)
    .toSorted((one, other) => one.name.localeCompare(other.name, DEFAULT_LOCALE))
}
