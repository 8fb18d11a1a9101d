import type { GeoProjection } from 'd3-geo'
import { geoOrthographic } from 'd3-geo'
import type { GeoPoint, Line, PixelLine, Shape } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { pixelBox } from '#isomorphic/maps/pixel-box.ts'
import { projectLines, projectShape } from '#src/maps/lines/project-shape.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'

/** Tenths of a pixel: the inset is on every page of a country, and orients rather than measures. */
const COARSE_STEP = 10
const SUBJECT_STEP = 5
const GLOBE_SIZE = 150

const RIM = 2
const TOLERANCE = 0.8
const MIN_RING_AREA = 3
/** A subject smaller than this on the globe is drawn as a spot. */
const MIN_SUBJECT_SIZE = 6
const SPOT_RADIUS = 3.5
const GRATICULE_DEGREES = 30

/** Path data of the globe inset: the Earth seen from above the subject, 150 px across. */
export function drawGlobe(centre: GeoPoint, land: Shape, subject: Shape) {
  const projection = geoOrthographic()
    .rotate([-centre.longitude, -centre.latitude])
    .clipAngle(90)
    .scale(GLOBE_SIZE / 2 - RIM)
    .translate([GLOBE_SIZE / 2, GLOBE_SIZE / 2])
    .precision(0.3)
  return {
    shape: 'globe' as const,
    width: GLOBE_SIZE,
    height: GLOBE_SIZE,
    spot: '',
    land: rings(projection, land, COARSE_STEP),
    subject: subjectPath(projection, subject, centre),
    graticule: pathData(
      projectLines(projection, graticuleMesh())
        .map((line) => simplifyLine(line, TOLERANCE))
        .filter((line) => line.length > 1),
      false,
      COARSE_STEP,
    ),
  }
}

function rings(projection: GeoProjection, shape: Shape, step: number): string {
  const simplified = projectShape(projection, shape).map((ring) => simplifyRing(ring, TOLERANCE))
  return pathData(
    simplified.filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_RING_AREA),
    true,
    step,
  )
}

function subjectPath(projection: GeoProjection, subject: Shape, centre: GeoPoint): string {
  const box = pixelBox(projectShape(projection, subject).flat())
  const isVisible = Math.max(box.right - box.left, box.bottom - box.top) >= MIN_SUBJECT_SIZE
  const path = isVisible ? rings(projection, subject, SUBJECT_STEP) : ''
  if (path !== '') return path
  const [x, y] = projection([centre.longitude, centre.latitude]) ?? [GLOBE_SIZE / 2, GLOBE_SIZE / 2]
  return pathData([octagon(x, y)], true)
}

function octagon(x: number, y: number): PixelLine {
  return Array.from({ length: 8 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 4
    return { x: x + SPOT_RADIUS * Math.cos(angle), y: y + SPOT_RADIUS * Math.sin(angle) }
  })
}

function graticuleMesh(): readonly Line[] {
  const lines: Line[] = []
  for (let longitude = -180; longitude < 180; longitude += GRATICULE_DEGREES) {
    lines.push(Array.from({ length: 33 }, (_, index) => [longitude, -80 + index * 5]))
  }
  for (let latitude = -60; latitude <= 60; latitude += GRATICULE_DEGREES) {
    lines.push(Array.from({ length: 73 }, (_, index) => [-180 + index * 5, latitude]))
  }
  return lines
}
