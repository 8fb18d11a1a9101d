import { brickBaths } from './brick-baths.ts'
import { candyDomes } from './candy-domes.ts'
import { chainBridge } from './chain-bridge.ts'
import { craneGate } from './crane-gate.ts'
import { danubeFortress } from './danube-fortress.ts'
import { forestCastle } from './forest-castle.ts'
import { goldenDomes } from './golden-domes.ts'
import { hillTheatre } from './hill-theatre.ts'
import { mirTowers } from './mir-towers.ts'
import { mosqueBridge } from './mosque-bridge.ts'
import { parliament } from './parliament.ts'
import { riverLoopTower } from './river-loop-tower.ts'
import { steppedPalace } from './stepped-palace.ts'
import { storkPole } from './stork-pole.ts'
import { stripedArcade } from './striped-arcade.ts'
import { twinSummits } from './twin-summits.ts'
import { villageWell } from './village-well.ts'
import { whiteRuin } from './white-ruin.ts'

/** Scenes of Eastern Europe. */
export const EASTERN_EUROPEAN_SCENES = {
  'brick-baths': brickBaths,
  'candy-domes': candyDomes,
  'chain-bridge': chainBridge,
  'crane-gate': craneGate,
  'danube-fortress': danubeFortress,
  'forest-castle': forestCastle,
  'golden-domes': goldenDomes,
  'hill-theatre': hillTheatre,
  'mosque-bridge': mosqueBridge,
  parliament,
  'river-loop-tower': riverLoopTower,
  'stepped-palace': steppedPalace,
  'striped-arcade': stripedArcade,
  'twin-summits': twinSummits,
  'white-ruin': whiteRuin,
  'mir-towers': mirTowers,
  'stork-pole': storkPole,
  'village-well': villageWell,
} as const
