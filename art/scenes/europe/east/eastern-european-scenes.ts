import { candyDomes } from './candy-domes.ts'
import { craneGate } from './crane-gate.ts'
import { forestCastle } from './forest-castle.ts'
import { goldenDomes } from './golden-domes.ts'
import { parliament } from './parliament.ts'
import { steppedPalace } from './stepped-palace.ts'
import { twinSummits } from './twin-summits.ts'
import { whiteRuin } from './white-ruin.ts'

/** Scenes of Eastern Europe. */
export const EASTERN_EUROPEAN_SCENES = {
  'candy-domes': candyDomes,
  'crane-gate': craneGate,
  'forest-castle': forestCastle,
  'golden-domes': goldenDomes,
  parliament,
  'stepped-palace': steppedPalace,
  'twin-summits': twinSummits,
  'white-ruin': whiteRuin,
} as const
