/** Long enough that a pointer on its way elsewhere opens nothing (D4.1). */
export const OPEN_DELAY_MS = 120
/** Long enough to cut a corner on the way into the panel. */
const CLOSE_DELAY_MS = 250
/** Touch opens by tapping alone (M1.19). */
export const CAN_HOVER = '(hover: hover) and (pointer: fine)'

type IsDesktop = () => boolean

export function closeAllMenus(menus: readonly HTMLDetailsElement[], except: Node | null = null): void {
  for (const menu of menus) {
    if (except === null || !menu.contains(except)) menu.open = false
  }
}

/** Opens on a resting pointer, closes when it has left; a click on a menu that hovering opened leaves it open. */
function addHoverBehaviour(
  menu: HTMLDetailsElement,
  menus: readonly HTMLDetailsElement[],
  isActive: IsDesktop,
): void {
  let timer = 0
  let isByHover = false
  const schedule = (run: () => void, ms: number): void => {
    clearTimeout(timer)
    timer = window.setTimeout(run, ms)
  }
  const enter = (): void => {
    if (!isActive()) return
    schedule(() => {
      // A pointer that was pushed aside takes nothing away from hands that type.
      if (menu.open || document.activeElement?.matches('header input')) return
      closeAllMenus(menus)
      menu.open = true
      isByHover = true
    }, OPEN_DELAY_MS)
  }
  menu.addEventListener('pointerenter', enter)
  menu.addEventListener('pointerleave', () => {
    if (isActive()) schedule(() => (menu.open = false), CLOSE_DELAY_MS)
  })
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (isByHover && menu.open) event.preventDefault()
    isByHover = false
  })
  menu.addEventListener('toggle', () => {
    if (!menu.open) isByHover = false
  })
  if (menu.matches(':hover')) enter()
}

/** Escape closes and gives the focus back to the handle (WCAG 1.4.13, disclosure pattern). */
function closeOnEscape(event: KeyboardEvent, menus: readonly HTMLDetailsElement[]): void {
  const open = menus.find((menu) => menu.open)
  if (event.key !== 'Escape' || open === undefined) return
  if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
  open.open = false
}

/**
 * Menus of the header on a desk: hovering, Escape, leaving by focus and clicks elsewhere. One is open at a time.
 * @param isDesktop false while the same markup is a phone's sheet, where menus are levels and stay
 */
export function startHoverMenus(menus: readonly HTMLDetailsElement[], isDesktop: IsDesktop): void {
  const hover = window.matchMedia(CAN_HOVER)
  for (const menu of menus) {
    addHoverBehaviour(menu, menus, () => isDesktop() && hover.matches)
    menu.addEventListener('toggle', () => {
      if (!menu.open || !isDesktop()) return
      closeAllMenus(menus, menu)
      document.dispatchEvent(new Event('close-search'))
    })
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (isDesktop() && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
    })
  }
  document.addEventListener('keydown', (event) => {
    if (isDesktop()) closeOnEscape(event, menus)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (isDesktop() && target instanceof Node) closeAllMenus(menus, target)
  })
}
