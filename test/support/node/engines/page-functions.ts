// Each of these functions is sent to the page as source text: it can use its arguments and the page, but nothing of
// this module.

/**
 * Returns the centre of the first visible match, once the page is loaded, the element is at rest and nothing covers it.
 * Counts frames instead of milliseconds, because a busy machine can go without frames and moving elements would seem at
 * rest.
 */
export async function clickPointOf(
  selector: string,
): Promise<{ readonly x: number; readonly y: number } | null> {
  if (document.readyState !== 'complete') return null
  const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0)
  if (element === undefined) return null
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const isOver = (effect as KeyframeEffect | null)?.target?.contains(element) ?? false
    return isOver && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  })
  if (isMoving) return null
  const box = () => element.getBoundingClientRect()
  const { top, bottom } = box()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = box()
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  const { left, width, top: after, height } = box()
  if (before.top !== after || before.left !== left) return null
  const x = Math.round(left + width / 2)
  const y = Math.round(after + height / 2)
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
}

/** Returns whether no island of the field's form is still loading; true on pages without scripts. */
export function isFormHydrated(selector: string): boolean {
  const field = document.querySelector(selector)
  const form = field?.closest('form') ?? field
  const islands = [form?.closest('[data-island]'), ...(form?.querySelectorAll('[data-island]') ?? [])]
  const states = islands.map((island) => island?.getAttribute('data-island-state') ?? 'awake')
  return states.every((state) => state === 'awake')
}

/** Identifies a document, even when another one has the same URL. */
export const documentMark = (): number => performance.timeOrigin
