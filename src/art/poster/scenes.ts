import type { Scene } from './scene.ts'
import { medina } from './scenes/medina.ts'
import { savannah } from './scenes/savannah.ts'
import { stilt } from './scenes/stilt.ts'
import { waterfall } from './scenes/waterfall.ts'

const REGISTRY = { medina, savannah, stilt, waterfall } as const satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof REGISTRY

/** Every scene by its name, in alphabetical order. */
export const scenes: Readonly<Record<SceneName, Scene>> = REGISTRY
