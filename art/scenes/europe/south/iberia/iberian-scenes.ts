import { ashVines } from './ash-vines.ts'
import { bellTower } from './bell-tower.ts'
import { caskHall } from './cask-hall.ts'
import { cloudRidge } from './cloud-ridge.ts'
import { corkOaks } from './cork-oaks.ts'
import { cornerDome } from './corner-dome.ts'
import { crestMills } from './crest-mills.ts'
import { eyeHall } from './eye-hall.ts'
import { ironArch } from './iron-arch.ts'
import { redPalace } from './red-palace.ts'
import { rockApe } from './rock-ape.ts'
import { sagrada } from './sagrada.ts'
import { seaCave } from './sea-cave.ts'
import { stoneBelfry } from './stone-belfry.ts'
import { stoneGranary } from './stone-granary.ts'
import { sunMats } from './sun-mats.ts'
import { tideRace } from './tide-race.ts'

/** Scenes of Spain, Portugal, Andorra and Gibraltar. */
export const IBERIAN_SCENES = {
  'ash-vines': ashVines,
  'bell-tower': bellTower,
  'cask-hall': caskHall,
  'cloud-ridge': cloudRidge,
  'cork-oaks': corkOaks,
  'corner-dome': cornerDome,
  'crest-mills': crestMills,
  'eye-hall': eyeHall,
  'iron-arch': ironArch,
  'red-palace': redPalace,
  'rock-ape': rockApe,
  sagrada,
  'sea-cave': seaCave,
  'stone-belfry': stoneBelfry,
  'stone-granary': stoneGranary,
  'sun-mats': sunMats,
  'tide-race': tideRace,
} as const
