import { basaltCity } from './basalt-city.ts'
import { clawSail } from './claw-sail.ts'
import { craterCity } from './crater-city.ts'
import { domeStation } from './dome-station.ts'
import { fiordHorn } from './fiord-horn.ts'
import { harbourBridge } from './harbour-bridge.ts'
import { islandPines } from './island-pines.ts'
import { lagoonPeak } from './lagoon-peak.ts'
import { lakeSteamer } from './lake-steamer.ts'
import { mushroomIsles } from './mushroom-isles.ts'
import { openHouse } from './open-house.ts'
import { redRock } from './red-rock.ts'
import { reefFromAir } from './reef-from-air.ts'
import { ribHouses } from './rib-houses.ts'
import { spiritHouse } from './spirit-house.ts'

/** Scenes of Australia and the Pacific. */
export const PACIFIC_SCENES = {
  'basalt-city': basaltCity,
  'claw-sail': clawSail,
  'crater-city': craterCity,
  'dome-station': domeStation,
  'fiord-horn': fiordHorn,
  'harbour-bridge': harbourBridge,
  'island-pines': islandPines,
  'lagoon-peak': lagoonPeak,
  'lake-steamer': lakeSteamer,
  'mushroom-isles': mushroomIsles,
  'open-house': openHouse,
  'red-rock': redRock,
  'reef-from-air': reefFromAir,
  'rib-houses': ribHouses,
  'spirit-house': spiritHouse,
} as const
