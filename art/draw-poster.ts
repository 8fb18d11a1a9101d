import { createCanvas } from './drawing/canvas.ts'
import type { PosterGrain, PosterRatio } from './drawing/poster-ratio.ts'
import { serializePoster } from './drawing/poster-svg.ts'
import { variantOf } from './kit/scene-variant.ts'
import { createInkMapper } from './poster-inks.ts'
import type { PosterTraits } from './poster-traits.ts'
import { scenes } from './scenes.ts'

/** The SVG of a poster: the same traits, ratio and grain give the same text for ever. */
export function drawPoster(traits: PosterTraits, ratio: PosterRatio, grain: PosterGrain): string {
  const { seed, scene, grade, isMirrored, disc, touches = [] } = traits
  const idText = [seed, scene, grade, isMirrored, disc, ...touches].join(' ')
  const canvas = createCanvas({ seedText: `${seed} ${scene}`, idText, ratio, grain })
  scenes[scene].draw(canvas, variantOf(seed, disc, touches))
  // The headline of a page stands on the quiet left third of the hero, which a mirror would take away.
  return serializePoster(canvas, createInkMapper(traits), isMirrored && ratio !== 'hero')
}
