import { churchFront } from './church-front.ts'
import { dotonbori } from './dotonbori.ts'
import { fuji } from './fuji.ts'
import { greatWall } from './great-wall.ts'
import { gyeongbokgung } from './gyeongbokgung.ts'
import { lanternStair } from './lantern-stair.ts'
import { pagoda } from './pagoda.ts'
import { pavilionPond } from './pavilion-pond.ts'
import { peakHarbour } from './peak-harbour.ts'
import { pinePeaks } from './pine-peaks.ts'
import { podTower } from './pod-tower.ts'
import { snowCranes } from './snow-cranes.ts'
import { snowOnsen } from './snow-onsen.ts'
import { templeOfHeaven } from './temple-of-heaven.ts'

/** Scenes of East Asia. */
export const EAST_ASIAN_SCENES = {
  'church-front': churchFront,
  dotonbori,
  fuji,
  'great-wall': greatWall,
  gyeongbokgung,
  'lantern-stair': lanternStair,
  pagoda,
  'pavilion-pond': pavilionPond,
  'peak-harbour': peakHarbour,
  'pine-peaks': pinePeaks,
  'pod-tower': podTower,
  'snow-cranes': snowCranes,
  'snow-onsen': snowOnsen,
  'temple-of-heaven': templeOfHeaven,
} as const
