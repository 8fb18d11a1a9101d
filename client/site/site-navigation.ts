import { startHoverMenus } from './hover-menus.ts'
import { startMenuSheet } from './menu-sheet.ts'
import { startMenuTabs } from './menu-tabs.ts'
import { startSearchPanel } from './open-search-panel.ts'

const MENUS = '.nav-section, .profile-menu, .search-menu'
/** Where "large screens" begin (M1.19). */
const DESK = '(min-width: 64rem)'

/** What the header does beyond `<details>` and popover, which open and close it before this has arrived. */
export function startSiteNavigation(header: Element): void {
  const desk = window.matchMedia(DESK)
  const isDesk = (): boolean => desk.matches
  const sheet = header.querySelector<HTMLElement>('.site-nav')
  const menus = [...header.querySelectorAll<HTMLDetailsElement>(MENUS)]
  startHoverMenus(menus, isDesk)
  startMenuTabs([...header.querySelectorAll<HTMLDetailsElement>('.nav-group')], isDesk)
  if (sheet !== null) startMenuSheet(sheet, desk)
  const search = header.querySelector<HTMLDetailsElement>('.search-menu')
  if (search !== null) startSearchPanel(search, isDesk)
}
