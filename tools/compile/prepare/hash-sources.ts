import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Files that match a pattern, without tests, in alphabetical order. */
function sourceFiles(root: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !name.endsWith('.test.ts'))
    .sort()
}

/** Code without comments and line breaks, which change nothing that it draws. */
function bareCode(file: string, text: string): string {
  if (!file.endsWith('.ts')) return text
  const { comments } = parseSync(file, text)
  const starts = [0, ...comments.map(({ end }) => end)]
  const ends = [...comments.map(({ start }) => start), text.length]
  const pieces = starts.map((start, index) => text.slice(start, ends[index]))
  return pieces.join('').replaceAll(/\s+/g, ' ')
}

/**
 * Hash over the code and data that match the patterns, without tests: output drawn by that code is reusable as long as
 * the hash is the same.
 * @param patterns globs relative to the project root
 */
function hashSources(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of patterns.flatMap((pattern) => sourceFiles(root, pattern))) {
    hash
      .update(file)
      .update('\0')
      .update(bareCode(file, readFileSync(join(root, file), 'utf8')))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Hash over all code that determines how a poster is drawn. */
export const hashPosterArt = (root: string): string =>
  hashSources(root, ['art/*.{ts,json}', 'art/{drawing,kit,grading,scenes}/**/*.{ts,json}'])

/** The code of maps themselves; what is requested of it and what is laid over maps changes none. */
export const MAP_CODE = [
  'src/maps/{drawing,lines}/**/*.{ts,json}',
  'isomorphic/maps/{clip-ring,geo-bounds,map-geometry,path-data,pixel-box}.ts',
  'tools/compile/geography/**/*.ts',
  'tools/compile/town-plans/*.ts',
  'tools/compile/maps/{ground-drawer,map-cache,points-on-ground}.ts',
]
const MAP_PACKAGES = ['world-atlas', 'world-countries', 'd3-geo'].map(
  (name) => `node_modules/${name}/package.json`,
)

/** Hash over all code, data and packages that determine how a locator map is drawn. */
export const hashMapArt = (root: string): string =>
  hashSources(root, [...MAP_CODE, 'geodata/**/*.{json,ndjson}', ...MAP_PACKAGES])

/** The code that places labels and routes over maps, besides that of the maps. */
export const LAYER_CODE = [
  'src/maps/{labels,rules}/**/*.ts',
  'src/http/rules/last-segment.ts',
  'isomorphic/maps/*.ts',
  'isomorphic/words/{formats,locale,ordinal-day}.ts',
  'tools/compile/maps/**/*.ts',
  'tools/compile/places/place.ts',
  'tools/compile/text/hast-element.ts',
]

/** Hash over all code that determines what is drawn over a given map. */
export const hashMapLayers = (root: string): string => hashSources(root, LAYER_CODE)

/** The code that computes the sun and the holidays; what is written about them changes neither. */
const ALMANAC_CODE = [
  'tools/compile/almanac/{english-holiday-name,holiday-lists,holiday-rule,library-holidays,public-holidays,sun-year}.ts',
]
const ALMANAC_PACKAGES = ['astronomy-engine', 'date-holidays'].map(
  (name) => `node_modules/${name}/package.json`,
)

/**
 * Hash over all code and packages that determine the tables of an almanac.
 * @param settings the year and the editors' holidays, as JSON
 */
export const hashAlmanac = (root: string, settings: string): string =>
  createHash('sha256')
    .update(hashSources(root, [...ALMANAC_CODE, ...ALMANAC_PACKAGES]))
    .update(settings)
    .digest('hex')
