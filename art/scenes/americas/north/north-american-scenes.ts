import { agaveRows } from './agave-rows.ts'
import { candleGraves } from './candle-graves.ts'
import { canoeLake } from './canoe-lake.ts'
import { canyonStrata } from './canyon-strata.ts'
import { cliffTemple } from './cliff-temple.ts'
import { cloudQuetzal } from './cloud-quetzal.ts'
import { decoDrive } from './deco-drive.ts'
import { fishingSheds } from './fishing-sheds.ts'
import { floatPlane } from './float-plane.ts'
import { frescoScaffold } from './fresco-scaffold.ts'
import { goldDome } from './gold-dome.ts'
import { graniteValley } from './granite-valley.ts'
import { islandFerry } from './island-ferry.ts'
import { layeredCliffs } from './layered-cliffs.ts'
import { macawRuin } from './macaw-ruin.ts'
import { needleFerry } from './needle-ferry.ts'
import { neonStrip } from './neon-strip.ts'
import { obeliskPool } from './obelisk-pool.ts'
import { palmAvenue } from './palm-avenue.ts'
import { ringGorge } from './ring-gorge.ts'
import { riverCanyon } from './river-canyon.ts'
import { spiralStairs } from './spiral-stairs.ts'
import { sternWheeler } from './stern-wheeler.ts'
import { stoneLibrary } from './stone-library.ts'
import { whiteRoofs } from './white-roofs.ts'

/** Scenes of North America. */
export const NORTH_AMERICAN_SCENES = {
  'agave-rows': agaveRows,
  'candle-graves': candleGraves,
  'fishing-sheds': fishingSheds,
  'layered-cliffs': layeredCliffs,
  'river-canyon': riverCanyon,
  'canoe-lake': canoeLake,
  'canyon-strata': canyonStrata,
  'cliff-temple': cliffTemple,
  'cloud-quetzal': cloudQuetzal,
  'deco-drive': decoDrive,
  'float-plane': floatPlane,
  'gold-dome': goldDome,
  'granite-valley': graniteValley,
  'island-ferry': islandFerry,
  'macaw-ruin': macawRuin,
  'needle-ferry': needleFerry,
  'neon-strip': neonStrip,
  'obelisk-pool': obeliskPool,
  'palm-avenue': palmAvenue,
  'ring-gorge': ringGorge,
  'spiral-stairs': spiralStairs,
  'white-roofs': whiteRoofs,
  'stern-wheeler': sternWheeler,
  'stone-library': stoneLibrary,
  'fresco-scaffold': frescoScaffold,
} as const
