/** Closes an open menu on Escape, on a press elsewhere and when the focus leaves it (disclosure pattern, ARIA practices). */
export function addLightDismiss(menu: HTMLDetailsElement): void {
  const close = (): void => {
    menu.open = false
  }
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.querySelector('summary')?.focus()
    close()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close()
  })
}
