import { baldPeak } from './bald-peak.ts'
import { caneMorne } from './cane-morne.ts'
import { cirqueVillage } from './cirque-village.ts'
import { fogoCone } from './fogo-cone.ts'
import { graniteCove } from './granite-cove.ts'
import { ladderValley } from './ladder-valley.ts'
import { needleJungle } from './needle-jungle.ts'
import { studdedDoor } from './studded-door.ts'
import { ylangGarden } from './ylang-garden.ts'
/** Scenes of the islands around Africa. */
export const AFRICAN_ISLAND_SCENES = {
  'bald-peak': baldPeak,
  'cane-morne': caneMorne,
  'cirque-village': cirqueVillage,
  'fogo-cone': fogoCone,
  'granite-cove': graniteCove,
  'needle-jungle': needleJungle,
  'ladder-valley': ladderValley,
  'ylang-garden': ylangGarden,
  'studded-door': studdedDoor,
} as const
