import { angkorDoor } from './angkor-door.ts'
import { arcadeStreet } from './arcade-street.ts'
import { bagan } from './bagan.ts'
import { boatsFromAbove } from './boats-from-above.ts'
import { clanJetty } from './clan-jetty.ts'
import { coveredBridge } from './covered-bridge.ts'
import { craterCamp } from './crater-camp.ts'
import { elephantBank } from './elephant-bank.ts'
import { grandPalace } from './grand-palace.ts'
import { hayHills } from './hay-hills.ts'
import { karstLagoon } from './karst-lagoon.ts'
import { lannaChedi } from './lanna-chedi.ts'
import { longtailBay } from './longtail-bay.ts'
import { lowWat } from './low-wat.ts'
import { marinaBay } from './marina-bay.ts'
import { passRoad } from './pass-road.ts'
import { rootGallery } from './root-gallery.ts'
import { scooterTide } from './scooter-tide.ts'
import { shophouses } from './shophouses.ts'
import { skybridge } from './skybridge.ts'
import { slowBoat } from './slow-boat.ts'
import { spiritRoofs } from './spirit-roofs.ts'
import { teaSlopes } from './tea-slopes.ts'
import { threeBays } from './three-bays.ts'
import { turtleTower } from './turtle-tower.ts'
import { wat } from './wat.ts'
import { waterMosque } from './water-mosque.ts'

/** Scenes of Southeast Asia. */
export const SOUTHEAST_ASIAN_SCENES = {
  'arcade-street': arcadeStreet,
  bagan,
  'clan-jetty': clanJetty,
  'covered-bridge': coveredBridge,
  'elephant-bank': elephantBank,
  'grand-palace': grandPalace,
  'hay-hills': hayHills,
  'karst-lagoon': karstLagoon,
  'lanna-chedi': lannaChedi,
  'longtail-bay': longtailBay,
  'low-wat': lowWat,
  'marina-bay': marinaBay,
  'pass-road': passRoad,
  'root-gallery': rootGallery,
  'scooter-tide': scooterTide,
  shophouses,
  skybridge,
  'slow-boat': slowBoat,
  'three-bays': threeBays,
  'turtle-tower': turtleTower,
  wat,
  'water-mosque': waterMosque,
  'tea-slopes': teaSlopes,
  'boats-from-above': boatsFromAbove,
  'crater-camp': craterCamp,
  'angkor-door': angkorDoor,
  'spirit-roofs': spiritRoofs,
} as const
