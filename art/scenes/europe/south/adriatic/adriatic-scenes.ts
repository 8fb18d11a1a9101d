import { bridgeDragon } from './bridge-dragon.ts'
import { islandChurch } from './island-church.ts'
import { lagoonFireworks } from './lagoon-fireworks.ts'
import { leapBridge } from './leap-bridge.ts'
import { roofWalls } from './roof-walls.ts'
import { seaWalls } from './sea-walls.ts'
import { stairLakes } from './stair-lakes.ts'

/** Scenes of the countries between the Alps and the Adriatic. */
export const ADRIATIC_SCENES = {
  'dragon-bridge': bridgeDragon,
  'island-church': islandChurch,
  'lagoon-fireworks': lagoonFireworks,
  'leap-bridge': leapBridge,
  'roof-walls': roofWalls,
  'sea-walls': seaWalls,
  'stair-lakes': stairLakes,
} as const
