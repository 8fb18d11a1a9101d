import { closeAllMenus, startHoverMenus } from './hover-menus.ts'
import { startMenuTabs } from './menu-tabs.ts'
import { startModalSheets } from './modal-sheet.ts'
import { startSearchPanel } from './start-search-panel.ts'

const MENUS = '.nav-section, .profile-menu'
/** Minimum width of "large screens" (M1.19). */
const DESKTOP_QUERY = '(min-width: 64rem)'

/** Enhances the header beyond `<details>` and popover, which work without this script. */
export function startSiteNavigation(header: Element): void {
  const desktopQuery = window.matchMedia(DESKTOP_QUERY)
  const isDesktop = (): boolean => desktopQuery.matches
  const menus = [...header.querySelectorAll<HTMLDetailsElement>(MENUS)]
  startHoverMenus(menus, isDesktop)
  startMenuTabs([...header.querySelectorAll<HTMLDetailsElement>('.nav-group')], isDesktop)
  startModalSheets(header, desktopQuery)
  const search = header.querySelector<HTMLElement>('.search-menu')
  if (search !== null) startSearchPanel(search, isDesktop, () => closeAllMenus(menus))
}
