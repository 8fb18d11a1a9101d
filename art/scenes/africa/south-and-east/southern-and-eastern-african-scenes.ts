import { beehiveHuts } from './beehive-huts.ts'
import { cheetahMound } from './cheetah-mound.ts'
import { crownedCrane } from './crowned-crane.ts'
import { hairpinScarp } from './hairpin-scarp.ts'
import { jacarandaStreet } from './jacaranda-street.ts'
import { steamingChimneys } from './steaming-chimneys.ts'
import { stonePassage } from './stone-passage.ts'
import { threeRondavels } from './three-rondavels.ts'

/** Scenes of Southern and East Africa. */
export const SOUTHERN_AND_EASTERN_AFRICAN_SCENES = {
  'beehive-huts': beehiveHuts,
  'cheetah-mound': cheetahMound,
  'crowned-crane': crownedCrane,
  'hairpin-scarp': hairpinScarp,
  'three-rondavels': threeRondavels,
  'steaming-chimneys': steamingChimneys,
  'jacaranda-street': jacarandaStreet,
  'stone-passage': stonePassage,
} as const
