import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPlate } from '#art/plates/draw-plate.ts'
import { PLATE_SIZE, type Plate } from '#art/plates/plate.ts'
import { createPlatePlacement } from '#art/plates/plate-placement.ts'
import { PLATES, plateNameOf } from '#art/plates/plates.ts'
import { sightPath } from '#src/catalogue/sight-slug.ts'
import { sampleOf } from '#test/support/sample.ts'
import { silhouetteDistance, silhouetteOf } from './poster-silhouette.ts'

const MINUTE = 60_000
const { width: WIDTH, height: HEIGHT } = PLATE_SIZE
/** Paper around the frame, so that what is drawn beyond it is seen. */
const MARGIN = 300
/** Rounding and the thickness of a crowning ball. */
const TOLERANCE = 0.035
const MAX_GZIP_BYTES = 6000
const MAX_SPRAYS = 4
const MIN_DIFFERENT_SIGNS = 6

const plates = [...PLATES]

/** The object alone on white, in black or in its inks, with paper around the frame. */
const objectSvg = (plate: Plate, margin = MARGIN, isInInk = false): string => {
  const place = createPlatePlacement(plate)
  const paths = plate.object
    .map(([path, ink]) => `<path d="${place(path)}" fill="${isInInk ? ink : '#000'}"/>`)
    .join('')
  const box = `${-margin} ${-margin} ${WIDTH + 2 * margin} ${HEIGHT + 2 * margin}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WIDTH + 2 * margin}" height="${HEIGHT + 2 * margin}"><rect x="-300" y="-300" width="1500" height="1200" fill="#fff"/>${paths}</svg>`
}

/** Sides of what is drawn, in pixels of the frame. */
async function boundsOf(plate: Plate) {
  const { data, info } = await sharp(Buffer.from(objectSvg(plate)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bounds = { left: info.width, top: info.height, right: 0, bottom: 0 }
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if ((data[y * info.width + x] ?? 255) > 127) continue
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x + 1)
      bounds.top = Math.min(bounds.top, y)
      bounds.bottom = Math.max(bounds.bottom, y + 1)
    }
  const { left, right, top, bottom } = bounds
  return { left: left - MARGIN, right: right - MARGIN, top: top - MARGIN, bottom: bottom - MARGIN }
}

/** Sights of all places, as `italy/rome#pantheon`. */
function allSights(): ReadonlySet<string> {
  const files = globSync('content/destinations/**/*.md')
  const names = files.flatMap((file) => {
    const block = /^sights:\n((?:[ -].*\n)+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    const id = file.replace(/^content\/destinations\/[^/]+\//, '').replace(/\.md$/, '')
    return [...block.matchAll(/name: *"?([^"\n}]+?)"? *$/gm)].map(([, name]) =>
      sightPath(id, { name: name ?? '' }),
    )
  })
  return new Set(names.filter((name) => name !== null))
}

const countOf = (plate: Plate, counted: string): number =>
  plate.object
    .filter(([, , name]) => name === counted)
    .reduce((sum, [path]) => sum + path.split('M').length - 1, 0)

async function gzipBytes(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}

it('every plate belongs to a sight of a guide, each to another', () => {
  const sights = allSights()
  expect(plates.map(([, { sight }]) => sight).filter((sight) => !sights.has(sight))).toEqual([])
  expect(new Set(plates.map(([name]) => name)).size).toBe(plates.length)
  expect(plates.filter(([name, { sight }]) => name !== plateNameOf(sight))).toEqual([])
})

describe.each(sampleOf(plates))('plate %s', (name, plate) => {
  it('has the height, the width and the number of parts of the real object', async () => {
    const { left, right, top, bottom } = await boundsOf(plate)
    const metre = WIDTH / plate.across
    const { height, width, counts = {} } = plate.proportions
    expect(Math.abs((bottom - top) / metre / height - 1)).toBeLessThan(TOLERANCE)
    if (width !== undefined) expect(Math.abs((right - left) / metre / width - 1)).toBeLessThan(TOLERANCE)
    expect(Object.keys(counts).map((counted) => [counted, countOf(plate, counted)])).toEqual(
      Object.entries(counts),
    )
  })

  it('lies within its frame, at the sides only if it has no stated width', async () => {
    const { left, right, top, bottom } = await boundsOf(plate)
    expect(top).toBeGreaterThan(4)
    expect(bottom).toBeLessThanOrEqual(HEIGHT)
    if (plate.proportions.width !== undefined) expect([left > 4, right < WIDTH - 4]).toEqual([true, true])
  })

  it('is small, has few sprays and no numbers that a browser cannot read', async () => {
    const svg = drawPlate(name, plate)
    expect(await gzipBytes(svg)).toBeLessThan(MAX_GZIP_BYTES)
    expect(svg.match(/filter="url/g)?.length ?? 0).toBeLessThanOrEqual(MAX_SPRAYS + 1)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|[0-9]e-/)
    expect(drawPlate(name, plate)).toBe(svg)
    expect(plate.alt).toMatch(/^[A-Z].*\.$/)
  })
})

it('no two plates share a silhouette', { timeout: MINUTE }, async () => {
  const signs = await Promise.all(
    plates.map(async ([name, plate]) => [name, await silhouetteOf(objectSvg(plate, 0, true))] as const),
  )
  const alike = signs.flatMap(([name, own], index) =>
    signs
      .slice(index + 1)
      .filter(([, other]) => silhouetteDistance(own, other) < MIN_DIFFERENT_SIGNS)
      .map(([other]) => `${name} and ${other}`),
  )
  expect(alike).toEqual([])
})
