/** A press becomes a drag after this many pixels; before that it is a click. */
const MIN_DISTANCE_PX = 6
/** Near an edge of the window the page scrolls automatically, by this much for each frame. */
const EDGE_PX = 72
const SCROLL_STEP_PX = 14

export type DragOrderOptions = {
  /** Selects the items; the siblings among them can be reordered. */
  readonly itemSelector: string
  /** Selects what is dragged by mouse, pen and finger; its `touch-action` must be `none`. */
  readonly handleSelector: string
  /** Selects what is dragged by mouse as well. */
  readonly mouseSelector?: string
  /**
   * Called once an item was dropped at another place, which the page shows already.
   * @param list name of the list that it was dropped in; undefined where items cannot leave their list
   */
  readonly onMoved: (item: HTMLElement, index: number, list: string | undefined) => void
}

/** A list that items of other such lists can be dropped in; the attribute is its name. It is alone in its section. */
const DROP_LIST = '[data-drop]'

/** Marks the item that is being dragged. */
const DRAGGED = '[data-dragged]'

type Drag = {
  readonly item: HTMLElement
  readonly originalList: Element | null
  readonly originalNext: Element | null
  readonly pointerId: number
  readonly startX: number
  readonly startY: number
  hasMoved: boolean
  x: number
  y: number
}

/** Whether an item is being dragged: what is drawn meanwhile would move the places it can be dropped at. */
export const isDragging = (region: Element): boolean => region.querySelector(DRAGGED) !== null

/** Resolves once no item is being dragged: at once, or in the frame after the drop. */
export const whenDropped = (region: Element): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (isDragging(region)) requestAnimationFrame(check)
      else resolve()
    }
    check()
  })

/** Reorders items by dragging with any pointer, also from one `data-drop` list to another; Escape puts the item back. Buttons must offer the same. */
export function startDragOrder(region: HTMLElement, options: DragOrderOptions): void {
  const { itemSelector, handleSelector, mouseSelector, onMoved } = options
  let drag: Drag | null = null
  let frame = 0
  const siblingsOf = (item: HTMLElement): readonly Element[] =>
    [...(item.parentElement?.children ?? [])].filter((child) => child.matches(itemSelector))

  /** Puts the item into another list, before or after the item below the pointer, or into an empty list. */
  function placeInOtherList(item: HTMLElement, over: Element, y: number): void {
    if (item.closest(DROP_LIST) === null) return
    const list = over.closest(DROP_LIST) ?? over.closest('section')?.querySelector(DROP_LIST)
    if (list == null || list === item.parentElement) return
    const target = over.closest(itemSelector)
    if (target?.parentElement === list) {
      const { top, height } = target.getBoundingClientRect()
      target[y < top + height / 2 ? 'before' : 'after'](item)
    } else if (![...list.children].some((child) => child.matches(itemSelector))) list.append(item)
  }

  function placeUnderPointer({ item, x, y }: Drag): void {
    const below = document.elementFromPoint(x, y)
    const over = below?.closest<HTMLElement>(itemSelector)
    if (below === null || over === item) return
    const siblings = siblingsOf(item)
    if (over == null || over.parentElement !== item.parentElement) placeInOtherList(item, below, y)
    else if (siblings.indexOf(item) < siblings.indexOf(over)) over.after(item)
    else over.before(item)
  }

  function scrollAtEdge(): void {
    if (drag === null) return
    const step = drag.y < EDGE_PX ? -SCROLL_STEP_PX : drag.y > innerHeight - EDGE_PX ? SCROLL_STEP_PX : 0
    if (step !== 0) {
      scrollBy(0, step)
      placeUnderPointer(drag)
    }
    frame = requestAnimationFrame(scrollAtEdge)
  }

  /** A drag ends with a click on what is below the pointer, which is not meant. */
  function swallowClick(): void {
    const swallow = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }

  function end(isDropped: boolean): void {
    const ended = drag
    drag = null
    cancelAnimationFrame(frame)
    if (ended === null || !ended.hasMoved) return
    const { item, originalList, originalNext } = ended
    delete item.dataset['dragged']
    if (isDropped) swallowClick()
    else originalList?.insertBefore(item, originalNext)
    const hasMoved = item.parentElement !== originalList || item.nextElementSibling !== originalNext
    const list = item.closest<HTMLElement>(DROP_LIST)?.dataset['drop']
    if (isDropped && hasMoved) onMoved(item, siblingsOf(item).indexOf(item), list)
  }

  region.addEventListener('pointerdown', (event) => {
    const { target, pointerId, clientX, clientY, button, pointerType } = event
    if (!(target instanceof Element) || button !== 0) return
    const isMouse =
      mouseSelector !== undefined && pointerType === 'mouse' && target.closest(mouseSelector) !== null
    const item = target.closest<HTMLElement>(itemSelector)
    if (item === null || !(isMouse || target.closest(handleSelector) !== null)) return
    drag = {
      item,
      originalList: item.parentElement,
      originalNext: item.nextElementSibling,
      pointerId,
      startX: clientX,
      startY: clientY,
      hasMoved: false,
      x: clientX,
      y: clientY,
    }
  })
  addEventListener('pointermove', (event) => {
    if (drag === null || event.pointerId !== drag.pointerId) return
    drag.x = event.clientX
    drag.y = event.clientY
    if (!drag.hasMoved) {
      if (Math.hypot(drag.x - drag.startX, drag.y - drag.startY) < MIN_DISTANCE_PX) return
      drag.hasMoved = true
      drag.item.dataset['dragged'] = ''
      scrollAtEdge()
    }
    placeUnderPointer(drag)
  })
  addEventListener('pointerup', () => end(true))
  addEventListener('pointercancel', () => end(false))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end(false)
  })
  // The browser's own dragging of links and images would end the pointer events.
  region.addEventListener('dragstart', (event) => {
    if (event.target instanceof Element && event.target.closest(itemSelector) !== null) event.preventDefault()
  })
}
