import type { Plate } from '#art/plates/plate.ts'
import { charlesBridge } from './charles-bridge.ts'
import { riesenrad } from './riesenrad.ts'
import { secession } from './secession.ts'
import { stVitus } from './st-vitus.ts'
import { stephansdom } from './stephansdom.ts'

export const CENTRAL_EUROPEAN_PLATES: Readonly<Record<string, Plate>> = {
  charlesBridge,
  riesenrad,
  secession,
  stVitus,
  stephansdom,
}
