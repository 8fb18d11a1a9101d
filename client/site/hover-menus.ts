/** Long enough that a pointer passing over a menu does not open it (D4.1). */
export const OPEN_DELAY_MS = 120
/** Long enough for a pointer to leave the menu briefly while moving diagonally into the panel. */
const CLOSE_DELAY_MS = 250
/** On touch screens menus open by tapping only (M1.19). */
export const CAN_HOVER = '(hover: hover) and (pointer: fine)'

type IsDesktop = () => boolean

export function closeAllMenus(menus: readonly HTMLDetailsElement[], except: Node | null = null): void {
  for (const menu of menus) {
    if (except === null || !menu.contains(except)) menu.open = false
  }
}

/** Opens a menu on hover and closes it when the pointer leaves; a click on a menu opened by hover leaves it open. */
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
      // A pointer that rests on a menu must not interrupt typing in the search field.
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

/** Escape closes the menu and returns the focus to its summary (WCAG 1.4.13, disclosure pattern). */
function closeOnEscape(event: KeyboardEvent, menus: readonly HTMLDetailsElement[]): void {
  const open = menus.find((menu) => menu.open)
  if (event.key !== 'Escape' || open === undefined) return
  if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
  open.open = false
}

/**
 * Menus of the header on desktop: hover, Escape, focus leaving and clicks elsewhere. One menu is open at a time.
 * @param isDesktop false while the same markup is the phone's sheet, where menus are levels and stay open
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
