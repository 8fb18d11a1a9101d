import { dotonbori } from './dotonbori.ts'
import { fuji } from './fuji.ts'
import { snowCranes } from './snow-cranes.ts'
import { snowOnsen } from './snow-onsen.ts'

/** Known things of Japan, each drawn for the places that have it. */
export const JAPANESE_LANDMARKS = {
  dotonbori,
  fuji,
  'snow-cranes': snowCranes,
  'snow-onsen': snowOnsen,
} as const
