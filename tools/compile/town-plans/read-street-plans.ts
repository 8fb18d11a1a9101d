import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { LonLat } from '#isomorphic/maps/map-geometry.ts'
import { type StreetPlan, StreetPlanSchema } from '#tools/compile/geography/street-plan-schema.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import { DESTINATIONS } from '#tools/compile/places/place.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import { checkRelations } from './check-relations.ts'
import { checkWay } from './check-way.ts'
import { toPlane } from './plan-geometry.ts'

/** Plans of towns by `country/place`. */
export type StreetPlans = ReadonlyMap<string, StreetPlan>

/** Metres: latitude and longitude in the wrong order, or a wrong digit, put a point far from its town. */
const MAX_DISTANCE_METRES = 25_000

/** Reports every point that is far from the town, with its line. */
function checkDistances(plan: StreetPlan, centre: LonLat, source: YamlSource, report: ReportError): void {
  const check = (value: unknown, path: readonly (string | number)[]): void => {
    if (!Array.isArray(value)) {
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) check(inner, [...path, key])
      return
    }
    const [longitude, latitude] = value
    if (typeof longitude !== 'number' || typeof latitude !== 'number') {
      for (const [index, inner] of value.entries()) check(inner, [...path, index])
      return
    }
    const { east, north } = toPlane([longitude, latitude], centre)
    const km = Math.round(Math.hypot(east, north) / 1000)
    if (Math.hypot(east, north) > MAX_DISTANCE_METRES)
      report({
        file: source.file,
        line: source.lineOf(path),
        problem: `the point ${latitude}, ${longitude} is ${km} km from the town`,
        expected: '[latitude, longitude] of a point in the town',
      })
  }
  check(plan, [])
}

/**
 * Reads `content/town-plans/<country>/<place>.yaml`. A plan of a place that is not shown is ignored when it has a
 * draft.
 */
export function readStreetPlans(
  folder: ContentFolder,
  authored: readonly AuthoredPlace[],
  report: ReportError,
): StreetPlans {
  const plans = new Map<string, StreetPlan>()
  for (const name of globSync('**/*.yaml', { cwd: join(folder.contentDir, 'town-plans') }).toSorted()) {
    const slugPath = name.replace(/\.yaml$/, '').replaceAll('\\', '/')
    const source = readYamlFile(folder, `town-plans/${name}`, report)
    if (source === null) continue
    const place = authored.find(({ path }) => path === `${DESTINATIONS}/${slugPath}`)
    if (place === undefined || place.fields.kind !== 'city') {
      if (
        globSync(`*/${slugPath}.md`, { cwd: join(folder.contentDir, 'destinations') }).length > 0 &&
        place === undefined
      )
        continue
      report({
        file: source.file,
        line: 1,
        problem: `there is no city ${slugPath}`,
        expected: 'a file named after a city of the guide, such as portugal/lisbon.yaml',
      })
      continue
    }
    const plan = checkSchema(StreetPlanSchema, source, report)
    if (plan === null) continue
    const { sights = [], quarters = [] } = place.fields
    const known = [...sights, ...quarters].map(({ name: called, at }) => ({
      name: called,
      at: [at.longitude, at.latitude] as const,
    }))
    const centre = place.fields.coordinates ?? sights[0]?.at
    if (centre !== undefined) checkDistances(plan, [centre.longitude, centre.latitude], source, report)
    checkRelations(plan, known, source, report)
    checkWay(plan, source, report)
    plans.set(slugPath, plan)
  }
  return plans
}
