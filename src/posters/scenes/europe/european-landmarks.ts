import { broadRoof } from './broad-roof.ts'
import { cliffChapel } from './cliff-chapel.ts'
import { cliffHouses } from './cliff-houses.ts'
import { crestMills } from './crest-mills.ts'
import { doricTemple } from './doric-temple.ts'
import { dreamCastle } from './dream-castle.ts'
import { engineHouse } from './engine-house.ts'
import { forestCastle } from './forest-castle.ts'
import { isletBay } from './islet-bay.ts'
import { lakeSteeple } from './lake-steeple.ts'
import { lavender } from './lavender.ts'
import { seaCliffs } from './sea-cliffs.ts'
import { stoneBelfry } from './stone-belfry.ts'
import { stoneCones } from './stone-cones.ts'
import { summerAlps } from './summer-alps.ts'
import { thatchCottage } from './thatch-cottage.ts'
import { twinSummits } from './twin-summits.ts'
import { windmills } from './windmills.ts'
import { windowTown } from './window-town.ts'

/** Known things and lands of Europe, each drawn for the places that have it. */
export const EUROPEAN_LANDMARKS = {
  'broad-roof': broadRoof,
  'cliff-chapel': cliffChapel,
  'cliff-houses': cliffHouses,
  'crest-mills': crestMills,
  'doric-temple': doricTemple,
  'dream-castle': dreamCastle,
  'engine-house': engineHouse,
  'forest-castle': forestCastle,
  'islet-bay': isletBay,
  'lake-steeple': lakeSteeple,
  lavender,
  'sea-cliffs': seaCliffs,
  'stone-belfry': stoneBelfry,
  'stone-cones': stoneCones,
  'summer-alps': summerAlps,
  'thatch-cottage': thatchCottage,
  'twin-summits': twinSummits,
  windmills,
  'window-town': windowTown,
} as const
