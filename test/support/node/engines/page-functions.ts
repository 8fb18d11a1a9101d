// Each of these is sent to the page as a text: it knows its arguments and the page, nothing of this file.

/**
 * Middle of what is drawn of the first such element that is drawn, once the page is whole, it stands still and nothing lies
 * over it. Frames are counted, not time: a busy machine draws none for a while, and what moves seems to stand.
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

/** Whether no script is still on its way that a field's form waits for; true where pages have none. */
export function isFormHydrated(selector: string): boolean {
  const field = document.querySelector(selector)
  const form = field?.closest('form') ?? field
  const islands = [form?.closest('[data-island]'), ...(form?.querySelectorAll('[data-island]') ?? [])]
  const states = islands.map((island) => island?.getAttribute('data-island-state') ?? 'awake')
  return states.every((state) => state === 'awake')
}

/** Tells a document from the one before it, at the same address too. */
export const documentMark = (): number => performance.timeOrigin
