import * as v from 'valibot'
import { INK_GRADES } from '#art/grading/ink-grade.ts'
import { SCENE_TOUCHES } from '#art/kit/scene.ts'

/** The light that an editor wants a poster printed in. */
export const PosterLightSchema = v.optional(v.picklist(INK_GRADES, `one of ${INK_GRADES.join(', ')}`))

/** What an editor wants a poster to show besides its scene. */
export const PosterTouchesSchema = v.optional(
  v.array(v.picklist(SCENE_TOUCHES, `one of ${SCENE_TOUCHES.join(', ')}`), 'a list of touches'),
)
