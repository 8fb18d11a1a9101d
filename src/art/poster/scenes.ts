import type { Scene } from './scene.ts'
import { medina } from './scenes/medina.ts'
import { stilt } from './scenes/stilt.ts'

const REGISTRY = { medina, stilt } as const satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof REGISTRY

/** Every scene by its name, in alphabetical order. */
export const scenes: Readonly<Record<SceneName, Scene>> = REGISTRY
