import type { WorldDot } from '#src/catalogue/catalogue-types.ts'

/** Upper bounds in pixels of the map for the size of a label; the offset is from the dot to its first character. */
const [CHARACTER_WIDTH, LINE_HEIGHT, LABEL_OFFSET] = [11, 14, 20]

/** The same on a phone, where the drawing is shown at a third of its size and type is larger in its units. */
const [PHONE_CHARACTER_WIDTH, PHONE_LABEL_OFFSET] = [27, 30]

const phoneReach = (name: string): number => PHONE_LABEL_OFFSET + name.length * PHONE_CHARACTER_WIDTH

/** Whether a phone would cut a label right of its dot, and not one left of it. */
function isCutOnPhone({ name, x }: WorldDot, width: number): boolean {
  const reach = phoneReach(name)
  return x + reach > width && x > reach
}

/** A label is placed left of its dot at the right edge of the map and where it would cover another dot. */
export function isLeftward(dot: WorldDot, dots: readonly WorldDot[], width: number): boolean {
  if (dot.x > width * 0.85 || (dot.isLabelled && isCutOnPhone(dot, width))) return true
  const reach = LABEL_OFFSET + dot.name.length * CHARACTER_WIDTH
  return (
    dot.isLabelled &&
    dots.some(({ x, y }) => x > dot.x && x < dot.x + reach && Math.abs(y - dot.y) < LINE_HEIGHT)
  )
}
