import { basaltCathedral } from './basalt-cathedral.ts'
import { basaltCity } from './basalt-city.ts'
import { causewayIsles } from './causeway-isles.ts'
import { clawSail } from './claw-sail.ts'
import { coralPinnacles } from './coral-pinnacles.ts'
import { crabMarch } from './crab-march.ts'
import { cradleLake } from './cradle-lake.ts'
import { craterCity } from './crater-city.ts'
import { domeStation } from './dome-station.ts'
import { fiordHorn } from './fiord-horn.ts'
import { flutedCliffs } from './fluted-cliffs.ts'
import { harbourBridge } from './harbour-bridge.ts'
import { islandPines } from './island-pines.ts'
import { jellyLake } from './jelly-lake.ts'
import { keaPass } from './kea-pass.ts'
import { lagoonPeak } from './lagoon-peak.ts'
import { lagoonShadow } from './lagoon-shadow.ts'
import { lakeSteamer } from './lake-steamer.ts'
import { mushroomIsles } from './mushroom-isles.ts'
import { paintedBus } from './painted-bus.ts'
import { rainValley } from './rain-valley.ts'
import { redRock } from './red-rock.ts'
import { reefFromAir } from './reef-from-air.ts'
import { ribHouses } from './rib-houses.ts'
import { runwayEvening } from './runway-evening.ts'
import { seaWell } from './sea-well.ts'
import { spiritHouse } from './spirit-house.ts'
import { stickChart } from './stick-chart.ts'
import { timberVillas } from './timber-villas.ts'
import { warCanoe } from './war-canoe.ts'
import { windpumpDusk } from './windpump-dusk.ts'

/** Scenes of Australia and the Pacific. */
export const PACIFIC_SCENES = {
  'basalt-cathedral': basaltCathedral,
  'basalt-city': basaltCity,
  'causeway-isles': causewayIsles,
  'claw-sail': clawSail,
  'coral-pinnacles': coralPinnacles,
  'crab-march': crabMarch,
  'crater-city': craterCity,
  'dome-station': domeStation,
  'fiord-horn': fiordHorn,
  'cradle-lake': cradleLake,
  'fluted-cliffs': flutedCliffs,
  'harbour-bridge': harbourBridge,
  'island-pines': islandPines,
  'jelly-lake': jellyLake,
  'kea-pass': keaPass,
  'lagoon-peak': lagoonPeak,
  'lagoon-shadow': lagoonShadow,
  'lake-steamer': lakeSteamer,
  'mushroom-isles': mushroomIsles,
  'painted-bus': paintedBus,
  'rain-valley': rainValley,
  'red-rock': redRock,
  'reef-from-air': reefFromAir,
  'rib-houses': ribHouses,
  'runway-evening': runwayEvening,
  'sea-well': seaWell,
  'spirit-house': spiritHouse,
  'stick-chart': stickChart,
  'timber-villas': timberVillas,
  'war-canoe': warCanoe,
  'windpump-dusk': windpumpDusk,
} as const
