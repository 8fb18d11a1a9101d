import { writeFileSync } from 'node:fs'
import { boundsOf, type GeoBounds, sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, MapPoint, Polygon } from '#isomorphic/maps/map-geometry.ts'
import { locatorProjection } from '#src/maps/drawing/locator-projection.ts'
import { piecesInView } from '#src/maps/drawing/pieces-in-view.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { createGeodata } from '#tools/compile/geography/create-geodata.ts'
import {
  DETAILED_WATERS_FILE,
  type DetailedWaters,
  packWaters,
} from '#tools/compile/geography/waters/detailed-waters.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { type BinLine, openRivers, openShores } from './binned-lines.ts'
import { joinLines } from './join-shorelines.ts'

const USAGE = 'npm run geodata:detailed-waters -- [--gshhg /usr/share/gmt-gshhg]'
/** Wider maps use the waters of the world map. */
const MAX_WIDTH_KM = 700
/** Degrees around the map that are read as well, so that lakes at its edge are complete. */
const MARGIN_DEGREES = 4
/** Thousandths of a degree: grid of the file, maximum deviation of a shore, and minimum size of lakes and islands. */
const STEPS = 1000
const TOLERANCE = 2.5
const [MIN_LAKE_AREA, MIN_ISLAND_AREA] = [1200, 600]
const MAX_LAKES = 14
/** Ranks of the data bank: 0 to 2 are the main rivers. */
const MAX_RIVER_RANK = 2
const LAKE = 2
const ISLAND = 3

type LinesIn = (west: number, south: number) => readonly BinLine[]

function linesIn(read: LinesIn, { west, east, south, north }: GeoBounds, reach: number): readonly BinLine[] {
  const lines: (readonly BinLine[])[] = []
  for (let x = Math.floor(west - reach); x < east + reach; x += 1)
    for (let y = Math.floor(south - reach); y < north + reach; y += 1) lines.push(read(x, y))
  return lines.flat()
}

const toSteps = (line: Line): readonly MapPoint[] => line.map(([x, y]) => ({ x: x * STEPS, y: y * STEPS }))
const toDegrees = (line: readonly MapPoint[]): Line => line.map(({ x, y }) => [x / STEPS, y / STEPS])

function ringsOf(lines: readonly BinLine[], level: number, minArea: number): readonly Line[] {
  return joinLines(lines.filter((line) => line.level === level).map(({ line }) => line))
    .filter((line) => line[0]?.join() === line.at(-1)?.join())
    .map((line) => simplifyRing(toSteps(line.slice(0, -1)), TOLERANCE))
    .filter((ring) => ring.length > 2 && ringArea(ring) >= minArea)
    .toSorted((one, other) => ringArea(other) - ringArea(one))
    .map(toDegrees)
}

const overlaps = (ring: Line, view: GeoBounds): boolean =>
  ring.some(([x, y]) => x > view.west && x < view.east && y > view.south && y < view.north)

function lakesOf(lines: readonly BinLine[], view: GeoBounds): readonly Polygon[] {
  const islands = ringsOf(lines, ISLAND, MIN_ISLAND_AREA)
  return ringsOf(lines, LAKE, MIN_LAKE_AREA)
    .filter((ring) => overlaps(ring, view))
    .slice(0, MAX_LAKES)
    .map((ring) => [ring, ...islands.filter(([at]) => at !== undefined && isInRing(at, ring))])
}

function riversOf(lines: readonly BinLine[]): DetailedWaters['rivers'] {
  return Array.from({ length: MAX_RIVER_RANK + 1 }, (_, rank) =>
    joinLines(lines.filter(({ level }) => level === rank).map(({ line }) => line)).map((line) => {
      return { rank, line: toDegrees(simplifyLine(toSteps(line), TOLERANCE)) }
    }),
  ).flat()
}

/** Extracts lakes and rivers for the maps of small countries from GSHHG into one file (docs/how-to/add-map-data.md). */
function buildDetailedWaters(gshhg: string): void {
  const [geodata, shores, rivers] = [createGeodata(), openShores(gshhg), openRivers(gshhg)]
  const waters = loadCountries().flatMap(({ code }) => {
    const { extent, anchor } = geodata.frameOf(code)
    const view = piecesInView(extent, anchor)
    const { width, height } = sizeKm(boundsOf(view.flatMap((polygon) => polygon[0] ?? [])))
    if (Math.max(width, height) > MAX_WIDTH_KM || geodata.neighboursOf(code).length === 0) return []
    const { frame } = locatorProjection(view)
    const found = {
      lakes: lakesOf(linesIn(shores.linesIn, frame, MARGIN_DEGREES), frame),
      rivers: riversOf(linesIn(rivers.linesIn, frame, 0)),
    }
    return [[code, packWaters(found)] as const]
  })
  writeFileSync(DETAILED_WATERS_FILE, `${JSON.stringify(Object.fromEntries(waters))}\n`)
}

if (import.meta.main) {
  const { values } = readArguments(USAGE, {
    options: { gshhg: { type: 'string', default: '/usr/share/gmt-gshhg' } },
  })
  buildDetailedWaters(values.gshhg)
}
