import { breakfastCounter } from './breakfast-counter.ts'
import { churchFront } from './church-front.ts'
import { clayArmy } from './clay-army.ts'
import { cormorantRaft } from './cormorant-raft.ts'
import { dotonbori } from './dotonbori.ts'
import { eagleIce } from './eagle-ice.ts'
import { flamingCliffs } from './flaming-cliffs.ts'
import { fuji } from './fuji.ts'
import { greatWall } from './great-wall.ts'
import { gyeongbokgung } from './gyeongbokgung.ts'
import { lanternStair } from './lantern-stair.ts'
import { pagoda } from './pagoda.ts'
import { pandaBamboo } from './panda-bamboo.ts'
import { pavilionPond } from './pavilion-pond.ts'
import { peakHarbour } from './peak-harbour.ts'
import { pinePeaks } from './pine-peaks.ts'
import { podTower } from './pod-tower.ts'
import { pudong } from './pudong.ts'
import { singingDunes } from './singing-dunes.ts'
import { snowCranes } from './snow-cranes.ts'
import { snowHalt } from './snow-halt.ts'
import { snowOnsen } from './snow-onsen.ts'
import { sulphurVents } from './sulphur-vents.ts'
import { templeOfHeaven } from './temple-of-heaven.ts'
import { threePagodas } from './three-pagodas.ts'
import { tideGate } from './tide-gate.ts'

/** Scenes of East Asia. */
export const EAST_ASIAN_SCENES = {
  'breakfast-counter': breakfastCounter,
  'church-front': churchFront,
  'clay-army': clayArmy,
  'cormorant-raft': cormorantRaft,
  dotonbori,
  fuji,
  'eagle-ice': eagleIce,
  'flaming-cliffs': flamingCliffs,
  'great-wall': greatWall,
  gyeongbokgung,
  'lantern-stair': lanternStair,
  pagoda,
  'panda-bamboo': pandaBamboo,
  'pavilion-pond': pavilionPond,
  'peak-harbour': peakHarbour,
  'pine-peaks': pinePeaks,
  'pod-tower': podTower,
  pudong,
  'snow-cranes': snowCranes,
  'snow-halt': snowHalt,
  'snow-onsen': snowOnsen,
  'sulphur-vents': sulphurVents,
  'temple-of-heaven': templeOfHeaven,
  'three-pagodas': threePagodas,
  'tide-gate': tideGate,
  'singing-dunes': singingDunes,
} as const
