import { atoll } from './atoll.ts'
import { aurora } from './aurora.ts'
import { fjord } from './fjord.ts'
import { greenIsle } from './green-isle.ts'
import { karst } from './karst.ts'
import { lighthouse } from './lighthouse.ts'
import { mangrove } from './mangrove.ts'
import { palmBeach } from './palm-beach.ts'
import { reef } from './reef.ts'
import { stilt } from './stilt.ts'
import { threeToes } from './three-toes.ts'
import { tideEdge } from './tide-edge.ts'

/** Scenes of coasts, islands and the sea, wherever they are. */
export const COAST_SCENES = {
  atoll,
  aurora,
  fjord,
  'green-isle': greenIsle,
  karst,
  lighthouse,
  mangrove,
  'palm-beach': palmBeach,
  reef,
  stilt,
  'three-toes': threeToes,
  'tide-edge': tideEdge,
} as const
