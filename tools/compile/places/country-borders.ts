import type { Country } from './load-countries.ts'

/** The country data counts the reefs of Adam's Bridge as a border. */
const WITHOUT_LAND_BORDER = new Set(['LKA'])

/** Codes of the countries with a common land border. */
export function bordersOf({ world }: Country): readonly string[] {
  return WITHOUT_LAND_BORDER.has(world.cca3) ? [] : world.borders
}
