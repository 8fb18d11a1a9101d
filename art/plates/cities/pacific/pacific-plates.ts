import type { Plate } from '#art/plates/plate.ts'
import { earnslaw } from './earnslaw.ts'
import { flindersStreet } from './flinders-street.ts'
import { kawarauBridge } from './kawarau-bridge.ts'
import { kelburnCableCar } from './kelburn-cable-car.ts'
import { oldStPauls } from './old-st-pauls.ts'
import { rangitoto } from './rangitoto.ts'
import { royalExhibitionBuilding } from './royal-exhibition-building.ts'

export const PACIFIC_PLATES: Readonly<Record<string, Plate>> = {
  earnslaw,
  flindersStreet,
  rangitoto,
  kelburnCableCar,
  royalExhibitionBuilding,
  kawarauBridge,
  oldStPauls,
}
