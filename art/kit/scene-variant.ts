import { seedFromText } from '#art/drawing/random.ts'
import type { SceneTouch, SceneVariant } from './scene.ts'

export type DiscTrait = 'default' | 'low' | 'high' | 'large' | 'small'

export type Disc = { readonly x: number; readonly y: number; readonly radius: number }

type DiscRule = Pick<SceneVariant, 'discScale' | 'discLift' | 'discShift'>

const DISC_RULES: Readonly<Record<DiscTrait, DiscRule>> = {
  default: { discScale: 1, discLift: 0, discShift: 0 },
  low: { discScale: 1.05, discLift: -0.5, discShift: -0.5 },
  high: { discScale: 0.85, discLift: 0.75, discShift: 0.4 },
  large: { discScale: 1.35, discLift: 0.15, discShift: -0.1 },
  small: { discScale: 0.66, discLift: 0.3, discShift: 0.7 },
}

/** The variant of a scene: the seed selects the details, the disc trait the sun or moon. */
export function variantOf(seed: string, disc: DiscTrait, touches: readonly SceneTouch[] = []): SceneVariant {
  const detail = seedFromText(`${seed} detail`) % 3
  return { ...DISC_RULES[disc], detail: detail === 0 ? 0 : detail === 1 ? 1 : 2, touches }
}

/** Where the sun or moon of a scene stands in this poster, given where it stands as drawn. */
export function placeDisc(variant: SceneVariant, disc: Disc): Disc {
  return {
    x: disc.x + variant.discShift * disc.radius,
    y: disc.y - variant.discLift * disc.radius,
    radius: disc.radius * variant.discScale,
  }
}
