import { pathData } from '#isomorphic/maps/path-data.ts'
import type { LabelBox } from '#src/maps/labels/label-box.ts'
import { simplifyLine } from '#src/maps/lines/simplify-line.ts'
import type { Streets } from './read-streets.ts'
import { STREET_CLASSES, type StreetClass } from './street-class.ts'
import { MAIN_TYPE_PX, placeStreetLabels, SIDE_TYPE_PX } from './street-labels.ts'
import { MAP_SIZE } from './tile-grid.ts'

const AREAS: ReadonlySet<StreetClass> = new Set<StreetClass>(['green', 'water'])
const BASELINE_TOLERANCE_PX = 0.8
/** Streets have an edge and a fill; all edges are below all fills, so that none crosses a junction. */
const STREETS: readonly StreetClass[] = ['path', 'minor', 'middle', 'major']

/** Colours of the house in both schemes, as in `town-plan.css`. Constant, so that a policy can allow it by its hash. */
export const STREET_MAP_STYLE = `:root{color-scheme:light dark;--land:light-dark(#f4f1e2,#2d3e35);--water:light-dark(#dce8e4,#0b1c2b);--edge:light-dark(#c1b48c,#131d18)}
path{fill:none;stroke-linejoin:round;stroke-linecap:round}
.land{fill:var(--land)}.green{fill:light-dark(#dde6c6,#294d34)}.water{fill:var(--water);stroke:#4f8f94}.stream{stroke:#4f8f94;stroke-width:1.4}
.edge{stroke:var(--edge)}.path{stroke:light-dark(#cfc5a4,#3b4c42);stroke-width:1;stroke-dasharray:3 2.5}
.minor,.middle,.major{stroke:light-dark(#fffdf6,#51665b)}
.minor{stroke-width:2}.edge.minor{stroke-width:3.2}.middle{stroke-width:4}.edge.middle{stroke-width:5.6}.major{stroke-width:5.6}.edge.major{stroke-width:7.4}
.edge.minor,.edge.middle,.edge.major{stroke:var(--edge)}
.rail{stroke:light-dark(#8a8577,#75877a);stroke-width:1.6;stroke-dasharray:6 3}
text{font:560 ${SIDE_TYPE_PX}px ui-sans-serif,system-ui,sans-serif;fill:light-dark(#3b372c,#e6e2d2);stroke-width:3px;stroke-linejoin:round}.halo,.credit{stroke:light-dark(#fffdf6,#3f5248)}.main{font-size:${MAIN_TYPE_PX}px}.credit{font-size:11px;paint-order:stroke}`

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, '')

/**
 * Draws the streets of a map as an SVG image of 760 × 700 px, without script and without other files.
 * @param taken boxes of the marks that the page draws above
 * @param credit of the data, empty for none
 */
export function drawStreetMap(tiles: readonly Streets[], taken: readonly LabelBox[], credit: string): string {
  const dataOf = (kind: StreetClass): string =>
    pathData(
      tiles.flatMap(({ features }) =>
        features.filter((feature) => feature.kind === kind).flatMap(({ lines }) => lines),
      ),
      AREAS.has(kind),
    )
  const paths = new Map(STREET_CLASSES.map((kind) => [kind, dataOf(kind)]))
  const draw = (kind: StreetClass, edge = ''): string => {
    const data = paths.get(kind) ?? ''
    return data === '' ? '' : `<path class="${edge}${kind}" d="${data}"/>`
  }
  const labels = placeStreetLabels(
    tiles.flatMap(({ named }) => named),
    taken,
  )
  const names = labels.map(({ name, baseline, isMain }, index) => {
    const data = pathData([simplifyLine(baseline, BASELINE_TOLERANCE_PX)], false)
    return `<path id="n${index}" d="${data}"/><text${isMain ? ' class="main"' : ''} dy=".34em" text-anchor="middle"><textPath href="#n${index}" startOffset="50%">${escapeXml(name)}</textPath></text>`
  })
  const { width, height } = MAP_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${STREET_MAP_STYLE}</style>`,
    `<path class="land" d="M0 0h${width}v${height}H0z"/>`,
    draw('green'),
    draw('water'),
    draw('stream'),
    ...STREETS.slice(1).map((kind) => draw(kind, 'edge ')),
    ...STREETS.map((kind) => draw(kind)),
    draw('rail'),
    // Letters on a path are painted one by one: an outline of theirs would cover a part of the letter before.
    names.length === 0 ? '' : `<use class="halo" href="#names"/><g id="names">${names.join('')}</g>`,
    credit === ''
      ? ''
      : `<text class="credit" x="${width - 6}" y="${height - 5}" text-anchor="end">${escapeXml(credit)}</text>`,
    '</svg>',
  ].join('')
}
