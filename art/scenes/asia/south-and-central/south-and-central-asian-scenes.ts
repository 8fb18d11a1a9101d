import { archTomb } from './arch-tomb.ts'
import { archfort } from './archfort.ts'
import { betweenEars } from './between-ears.ts'
import { bodhnath } from './bodhnath.ts'
import { countryBoats } from './country-boats.ts'
import { eagleHunter } from './eagle-hunter.ts'
import { fireCrater } from './fire-crater.ts'
import { fishtailLake } from './fishtail-lake.ts'
import { flameTowers } from './flame-towers.ts'
import { ghats } from './ghats.ts'
import { gorgeMinaret } from './gorge-minaret.ts'
import { guestYurt } from './guest-yurt.ts'
import { highRoad } from './high-road.ts'
import { hillTrinity } from './hill-trinity.ts'
import { houseboat } from './houseboat.ts'
import { mausoleum } from './mausoleum.ts'
import { paintedTruck } from './painted-truck.ts'
import { rampartLight } from './rampart-light.ts'
import { seaGateway } from './sea-gateway.ts'
import { steppedGompa } from './stepped-gompa.ts'
import { tallMinaret } from './tall-minaret.ts'
import { teaTrain } from './tea-train.ts'
import { tigerLedge } from './tiger-ledge.ts'
import { windPalace } from './wind-palace.ts'
import { yamunaDawn } from './yamuna-dawn.ts'
import { zigzagChurch } from './zigzag-church.ts'

/** Scenes of South and Central Asia. */
export const SOUTH_AND_CENTRAL_ASIAN_SCENES = {
  'guest-yurt': guestYurt,
  'high-road': highRoad,
  'arch-tomb': archTomb,
  archfort,
  bodhnath,
  'country-boats': countryBoats,
  'eagle-hunter': eagleHunter,
  'fire-crater': fireCrater,
  'flame-towers': flameTowers,
  ghats,
  'gorge-minaret': gorgeMinaret,
  'hill-trinity': hillTrinity,
  houseboat,
  mausoleum,
  'painted-truck': paintedTruck,
  'rampart-light': rampartLight,
  'sea-gateway': seaGateway,
  'stepped-gompa': steppedGompa,
  'tall-minaret': tallMinaret,
  'tea-train': teaTrain,
  'wind-palace': windPalace,
  'yamuna-dawn': yamunaDawn,
  'zigzag-church': zigzagChurch,
  'fishtail-lake': fishtailLake,
  'between-ears': betweenEars,
  'tiger-ledge': tigerLedge,
} as const
