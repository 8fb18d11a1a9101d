import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { DESKTOP_METRICS, type LabelBox } from '#src/maps/labels/label-box.ts'
import { boxesOf, mapControls } from '#src/maps/labels/mark-boxes.ts'
import { isAboveStreets } from '#src/maps/rules/marks-above-streets.ts'
import { drawStreetMap, STREET_MAP_STYLE } from './draw-street-map.ts'
import { readStreets } from './read-streets.ts'
import { styleHash } from './style-hash.ts'
import { createTileReader } from './tile-archive.ts'
import { tileGrid } from './tile-grid.ts'

/** A file of map tiles in R2. */
export type TileFile = { readonly bucket: R2Bucket; readonly key: string }

export type StreetMaps = {
  /**
   * Draws the streets of a map of a town as SVG; null when the file has none of its tiles.
   * @throws when the file is missing, broken or slow
   */
  readonly drawMap: (file: TileFile, base: LocatorBase, marks: readonly MapMark[]) => Promise<string | null>
  /** Policy that allows the style of the drawing and nothing else. */
  readonly contentSecurityPolicy: () => Promise<string>
}

/** What the page draws above the streets, so that their names avoid it. */
function boxesAbove(base: LocatorBase, marks: readonly MapMark[]): readonly LabelBox[] {
  const shown = marks.filter((mark) => isAboveStreets(mark) && mark.isForPhone !== true)
  return [...mapControls(base), ...shown.flatMap((mark) => boxesOf(mark, mark.side, DESKTOP_METRICS))]
}

/** Creates the drawing of street maps, with one memory of tile directories for the isolate. */
export function createStreetMaps(): StreetMaps {
  const openTiles = createTileReader()
  return {
    async drawMap({ bucket, key }, base, marks) {
      if (base.bounds === undefined) return null
      const archive = openTiles(bucket, key)
      const { tiles, toPixel } = tileGrid(base.bounds, await archive.zooms())
      const read = await Promise.all(
        tiles.map(async (tile) => {
          const bytes = await archive.readTile(tile)
          return bytes === null ? null : readStreets(bytes, tile, toPixel)
        }),
      )
      const found = read.filter((streets) => streets !== null)
      return found.some(({ features }) => features.length > 0)
        ? drawStreetMap(found, boxesAbove(base, marks), await archive.readCredit())
        : null
    },
    contentSecurityPolicy: async () =>
      `default-src 'none'; style-src 'sha256-${await styleHash(STREET_MAP_STYLE)}'; sandbox`,
  }
}
