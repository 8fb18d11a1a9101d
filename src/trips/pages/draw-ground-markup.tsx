import type { LocatorBase } from '#src/catalogue/map-types.ts'
import { renderMarkup } from '#src/site/markup/render-markup.ts'
import { GroundLayers } from './trip-grounds.tsx'

/** SVG markup of the map of a guide, for devices that draw maps of trips on it. */
export const drawGroundMarkup = (base: LocatorBase): Promise<string> =>
  renderMarkup(<GroundLayers base={base} />)
