import type { ContinentSlug } from '#src/catalogue/catalogue-types.ts'

/** The location of a place, as far as it affects its poster. */
export type PosterRegion = {
  readonly continent: ContinentSlug
  readonly latitude: number
  readonly longitude: number
}

/** Degrees from the equator. */
export const degreesFromEquator = ({ latitude }: PosterRegion): number => Math.abs(latitude)
/** Whether a place is on one of these continents. */
export const isOnContinent =
  (...slugs: readonly ContinentSlug[]) =>
  ({ continent }: PosterRegion): boolean =>
    slugs.includes(continent)
/** Between the tropics, or slightly beyond. */
export const isTropical = (setting: PosterRegion): boolean => degreesFromEquator(setting) < 26
/** From Indochina to Japan. */
export const isEastAsian = ({ continent, latitude, longitude }: PosterRegion): boolean =>
  continent === 'asia' && longitude > 97 && latitude > 5
/** South of the Caucasus. */
const isCaucasian = ({ continent, latitude, longitude }: PosterRegion): boolean =>
  continent === 'europe' && longitude > 43 && latitude < 43
/** Where towns are built of clay: North Africa, the Middle East, Central Asia. */
export const hasEarthenTowns = (setting: PosterRegion): boolean => {
  const { continent, latitude, longitude } = setting
  if (continent === 'middle-east' || isCaucasian(setting)) return true
  return (
    (continent === 'africa' && latitude > 12) || (continent === 'asia' && longitude < 75 && latitude > 20)
  )
}
/** Where portals and domes are tiled in blue: from Isfahan to Samarkand. */
export const hasTurquoiseTiles = ({ latitude, longitude }: PosterRegion): boolean =>
  latitude > 28 && latitude < 44 && longitude > 47 && longitude < 71
/** In the Alps. */
export const isAlpine = ({ continent, latitude, longitude }: PosterRegion): boolean =>
  continent === 'europe' && latitude > 43.5 && latitude < 48.5 && longitude > 5.5 && longitude < 16.5
/** On the steppes of Central Asia. */
export const isSteppe = ({ continent, latitude, longitude }: PosterRegion): boolean =>
  (continent === 'asia' || continent === 'europe') &&
  longitude > 55 &&
  longitude < 122 &&
  latitude > 36 &&
  latitude < 54
/** Where squares have arcades and a church with two towers. */
export const isColonialAmerican = (setting: PosterRegion): boolean =>
  isOnContinent('south-america', 'central-america')(setting) ||
  (setting.continent === 'north-america' && setting.latitude < 28)
/** Street markets under awnings, anywhere south of the far north; Latin American squares have their own scene. */
export const hasAwningMarkets = (setting: PosterRegion): boolean =>
  degreesFromEquator(setting) < 53 && !isColonialAmerican(setting)
/** Where old towns of tiled houses climb hills. */
export const hasOldHillTowns = (setting: PosterRegion): boolean =>
  isOnContinent('europe', 'south-america', 'central-america')(setting) ||
  (setting.continent === 'north-america' && (setting.latitude < 28 || setting.longitude > -75))
