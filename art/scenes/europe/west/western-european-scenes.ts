import { alpine } from './alpine.ts'
import { ballTower } from './ball-tower.ts'
import { basilicaHill } from './basilica-hill.ts'
import { belfryQuay } from './belfry-quay.ts'
import { brickDome } from './brick-dome.ts'
import { broadRoof } from './broad-roof.ts'
import { causewayLight } from './causeway-light.ts'
import { columnsDome } from './columns-dome.ts'
import { dreamCastle } from './dream-castle.ts'
import { flowerCattle } from './flower-cattle.ts'
import { foolsGate } from './fools-gate.ts'
import { fortressDomes } from './fortress-domes.ts'
import { galleryBridge } from './gallery-bridge.ts'
import { guildSpire } from './guild-spire.ts'
import { hedgeVeg } from './hedge-veg.ts'
import { lakeSteeple } from './lake-steeple.ts'
import { lanternMarch } from './lantern-march.ts'
import { lavender } from './lavender.ts'
import { minsterQuay } from './minster-quay.ts'
import { nineBalls } from './nine-balls.ts'
import { oysterWall } from './oyster-wall.ts'
import { roofedBridge } from './roofed-bridge.ts'
import { roseRocks } from './rose-rocks.ts'
import { shipCastle } from './ship-castle.ts'
import { slopeCastle } from './slope-castle.ts'
import { steppedGables } from './stepped-gables.ts'
import { strandedBoats } from './stranded-boats.ts'
import { summerAlps } from './summer-alps.ts'
import { tidalMount } from './tidal-mount.ts'
import { twinCaps } from './twin-caps.ts'
import { twinSpires } from './twin-spires.ts'
import { valleyArch } from './valley-arch.ts'
import { windmills } from './windmills.ts'

/** Scenes of Western Europe. */
export const WESTERN_EUROPEAN_SCENES = {
  'fools-gate': foolsGate,
  'lantern-march': lanternMarch,
  'minster-quay': minsterQuay,
  alpine,
  'ball-tower': ballTower,
  'basilica-hill': basilicaHill,
  'belfry-quay': belfryQuay,
  'brick-dome': brickDome,
  'broad-roof': broadRoof,
  'causeway-light': causewayLight,
  'columns-dome': columnsDome,
  'dream-castle': dreamCastle,
  'fortress-domes': fortressDomes,
  'guild-spire': guildSpire,
  'lake-steeple': lakeSteeple,
  lavender,
  'nine-balls': nineBalls,
  'oyster-wall': oysterWall,
  'roofed-bridge': roofedBridge,
  'rose-rocks': roseRocks,
  'ship-castle': shipCastle,
  'stepped-gables': steppedGables,
  'stranded-boats': strandedBoats,
  'summer-alps': summerAlps,
  'tidal-mount': tidalMount,
  'twin-caps': twinCaps,
  'twin-spires': twinSpires,
  windmills,
  'slope-castle': slopeCastle,
  'valley-arch': valleyArch,
  'hedge-veg': hedgeVeg,
  'gallery-bridge': galleryBridge,
  'flower-cattle': flowerCattle,
} as const
