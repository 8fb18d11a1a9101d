import { writeFileSync } from 'node:fs'
import type { Line, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { COUNTRY_NAMES } from '#tools/compile/geography/countries/country-map-names.ts'
import { createGeodata } from '#tools/compile/geography/create-geodata.ts'
import { WATERS_FILE, type WatersFile } from '#tools/compile/geography/waters/waters.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { createCountryMapLabels } from './country-map-labels.ts'
import { type NamedLines, readNaturalEarth } from './natural-earth.ts'

const USAGE = 'npm run geodata:waters -- --earth FOLDER'
/** Steps per degree in the file. */
const STEPS = 100
/** Maximum deviation of a line in steps: two kilometres, a pixel on the map of a small country. */
const TOLERANCE = 2.5
const MIN_LAKE_AREA = 30
const MAX_RIVER_RANK = 7

const toSteps = (line: Line): readonly MapPoint[] => line.map(([x, y]) => ({ x: x * STEPS, y: y * STEPS }))
const packed = (line: readonly MapPoint[]): readonly number[] =>
  line.flatMap(({ x, y }) => [Math.round(x), Math.round(y)])

function riversOf(rivers: readonly NamedLines[]): WatersFile['rivers'] {
  const large = rivers.filter(({ rank }) => rank <= MAX_RIVER_RANK)
  return large.flatMap(({ name, lines, rank }) => {
    const simplified = lines
      .map((line) => simplifyLine(toSteps(line), TOLERANCE))
      .filter((line) => line.length > 1)
    return simplified.length === 0 ? [] : [{ name, rank, lines: simplified.map(packed) }]
  })
}

/**
 * Writes lakes and rivers of the world for the maps of countries, from Natural Earth, to one file
 * (docs/how-to/add-map-data.md).
 */
function buildWaters(folder: string): void {
  const { lakes, rivers } = readNaturalEarth(folder)
  const waters: WatersFile = {
    lakes: lakes.flatMap(({ name, rings }) => {
      const simplified = rings
        .map((ring) => simplifyRing(toSteps(ring).slice(0, -1), TOLERANCE))
        .filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_LAKE_AREA)
      return simplified.length === 0 ? [] : [{ name, rings: simplified.map(packed) }]
    }),
    rivers: riversOf(rivers),
  }
  writeFileSync(WATERS_FILE, `${JSON.stringify(waters)}\n`)
}

/** Writes the neighbours and towns on the maps of countries to another file. */
function buildCountryLabels(folder: string): void {
  const names = createCountryMapLabels(loadCountries(), readNaturalEarth(folder).towns, createGeodata())
  writeFileSync(COUNTRY_NAMES, `${JSON.stringify(names)}\n`)
}

if (import.meta.main) {
  const { values } = readArguments(USAGE, { options: { earth: { type: 'string', default: '' } } })
  buildWaters(values.earth)
  buildCountryLabels(values.earth)
}
