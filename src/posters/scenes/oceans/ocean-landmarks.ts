import { basaltCity } from './basalt-city.ts'
import { bonesInRock } from './bones-in-rock.ts'
import { caskHall } from './cask-hall.ts'
import { clapboard } from './clapboard.ts'
import { clawSail } from './claw-sail.ts'
import { domeStation } from './dome-station.ts'
import { fiordHorn } from './fiord-horn.ts'
import { islandPines } from './island-pines.ts'
import { lagoonPeak } from './lagoon-peak.ts'
import { lavaFountain } from './lava-fountain.ts'
import { mushroomIsles } from './mushroom-isles.ts'
import { openHouse } from './open-house.ts'
import { penguinBeach } from './penguin-beach.ts'
import { penguinColony } from './penguin-colony.ts'
import { rockHouses } from './rock-houses.ts'
import { spiritHouse } from './spirit-house.ts'
import { whaleBay } from './whale-bay.ts'
import { yachtBay } from './yacht-bay.ts'

/** Known things of far islands and ice, each drawn for the places that have it; and two sights of stories. */
export const OCEAN_LANDMARKS = {
  'basalt-city': basaltCity,
  'bones-in-rock': bonesInRock,
  'cask-hall': caskHall,
  clapboard,
  'claw-sail': clawSail,
  'dome-station': domeStation,
  'fiord-horn': fiordHorn,
  'island-pines': islandPines,
  'lagoon-peak': lagoonPeak,
  'lava-fountain': lavaFountain,
  'mushroom-isles': mushroomIsles,
  'open-house': openHouse,
  'penguin-beach': penguinBeach,
  'penguin-colony': penguinColony,
  'rock-houses': rockHouses,
  'spirit-house': spiritHouse,
  'whale-bay': whaleBay,
  'yacht-bay': yachtBay,
} as const
