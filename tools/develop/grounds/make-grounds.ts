import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sizeKm } from '#src/maps/drawing/geo-bounds.ts'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import { scenes } from '#src/posters/drawing/scenes.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { createErrorLog, formatContentError } from '#tools/compile/content-error.ts'
import { createGeodata } from '#tools/compile/geography/create-geodata.ts'
import { encodeGround, groundPath } from '#tools/compile/geography/ground-file.ts'
import { guideRoutes } from '#tools/compile/guide/guide-sections.ts'
import { mapIdOf, pointsOnGround } from '#tools/compile/maps/ground-points.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { readContent } from '#tools/compile/read-content.ts'
import { openRivers, openShores } from './binned-lines.ts'
import { surveyGround } from './survey-ground.ts'

/** On a smaller map the rivers of the data bank run through the wrong streets. */
const LEAST_WIDTH_WITH_RIVERS_KM = 55

const USAGE = 'npm run grounds -- [--gshhg /usr/share/gmt-gshhg]'

/** Cuts land and water of every region and city out of GSHHG: once for each change of their sights (docs/how-to.md). */
function makeGrounds(gshhg: string): void {
  const log = createErrorLog()
  const vocabulary = {
    countries: new Map(loadCountries().map((country) => [country.slug, country])),
    scenes: Object.keys(scenes),
  }
  const read = readContent(
    { contentDir: 'content', showsDrafts: true },
    vocabulary,
    createGeodata(),
    log.report,
  )
  if (read === null) throw new Error(log.list().map(formatContentError).join('\n'))
  const survey = { shores: openShores(gshhg), rivers: openRivers(gshhg) }
  const folder = groundPath('x').pathname.replace(/x\.json$/, '')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) rmSync(join(folder, file))
  for (const authored of read.authored) {
    const { path, fields } = authored
    const sights = (fields.sights ?? []).map(({ at }) => at)
    const points = pointsOnGround(sights, guideRoutes(authored))
    if (points === null || fields.kind === 'country') continue
    const frame = fitFrame(points)
    const isWide = sizeKm(frame.shown).width > LEAST_WIDTH_WITH_RIVERS_KM
    const ground = surveyGround(frame, survey, fields.kind === 'region' || isWide)
    const text = `${JSON.stringify(encodeGround(ground), null, 2)}\n`
    writeFileSync(groundPath(mapIdOf(path)), text)
    console.log(
      `${mapIdOf(path)}: ${ground.land.length} rings, ${ground.rivers.length} rivers, ${text.length} bytes`,
    )
  }
}

if (import.meta.main) {
  const { values } = readArguments(USAGE, {
    options: { gshhg: { type: 'string', default: '/usr/share/gmt-gshhg' } },
  })
  makeGrounds(values.gshhg)
}
