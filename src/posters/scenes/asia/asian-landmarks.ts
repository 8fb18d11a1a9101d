import { bagan } from './bagan.ts'
import { bodhnath } from './bodhnath.ts'
import { churchFront } from './church-front.ts'
import { countryBoats } from './country-boats.ts'
import { coveredBridge } from './covered-bridge.ts'
import { eagleHunter } from './eagle-hunter.ts'
import { fireCrater } from './fire-crater.ts'
import { ghats } from './ghats.ts'
import { gorgeMinaret } from './gorge-minaret.ts'
import { grandPalace } from './grand-palace.ts'
import { greatWall } from './great-wall.ts'
import { gyeongbokgung } from './gyeongbokgung.ts'
import { houseboat } from './houseboat.ts'
import { lannaChedi } from './lanna-chedi.ts'
import { lanternStair } from './lantern-stair.ts'
import { longtailBay } from './longtail-bay.ts'
import { lowWat } from './low-wat.ts'
import { marinaBay } from './marina-bay.ts'
import { paintedTruck } from './painted-truck.ts'
import { pavilionPond } from './pavilion-pond.ts'
import { peakHarbour } from './peak-harbour.ts'
import { pinePeaks } from './pine-peaks.ts'
import { podTower } from './pod-tower.ts'
import { rampartLight } from './rampart-light.ts'
import { shophouses } from './shophouses.ts'
import { skybridge } from './skybridge.ts'
import { slowBoat } from './slow-boat.ts'
import { tallMinaret } from './tall-minaret.ts'
import { teaTrain } from './tea-train.ts'
import { templeOfHeaven } from './temple-of-heaven.ts'
import { turtleTower } from './turtle-tower.ts'
import { waterMosque } from './water-mosque.ts'

/** Known things of Asia, each drawn for the places that have it. */
export const ASIAN_LANDMARKS = {
  bagan,
  bodhnath,
  'church-front': churchFront,
  'country-boats': countryBoats,
  'covered-bridge': coveredBridge,
  'eagle-hunter': eagleHunter,
  'fire-crater': fireCrater,
  ghats,
  'gorge-minaret': gorgeMinaret,
  'grand-palace': grandPalace,
  'great-wall': greatWall,
  gyeongbokgung,
  houseboat,
  'lanna-chedi': lannaChedi,
  'lantern-stair': lanternStair,
  'longtail-bay': longtailBay,
  'low-wat': lowWat,
  'marina-bay': marinaBay,
  'painted-truck': paintedTruck,
  'pavilion-pond': pavilionPond,
  'peak-harbour': peakHarbour,
  'pine-peaks': pinePeaks,
  'pod-tower': podTower,
  'rampart-light': rampartLight,
  shophouses,
  skybridge,
  'slow-boat': slowBoat,
  'tall-minaret': tallMinaret,
  'tea-train': teaTrain,
  'temple-of-heaven': templeOfHeaven,
  'turtle-tower': turtleTower,
  'water-mosque': waterMosque,
} as const
