import * as v from 'valibot'
import { INK_GRADES } from '#art/grading/ink-grade.ts'
import { SCENE_TOUCHES } from '#art/kit/scene.ts'

/** The ink grade chosen by an editor for a poster. */
export const PosterLightSchema = v.optional(v.picklist(INK_GRADES, `one of ${INK_GRADES.join(', ')}`))

/** The touches chosen by an editor for a poster, in addition to its scene. */
export const PosterTouchesSchema = v.optional(
  v.array(v.picklist(SCENE_TOUCHES, `one of ${SCENE_TOUCHES.join(', ')}`), 'a list of touches'),
)
