import { onMoment } from './island-moments.ts'
import type { SessionStore } from './profile-store.ts'

type IslandModules = Readonly<Record<string, () => Promise<unknown>>>

/** Set on the wrapper, for tests and style sheets to read. */
const STATE = 'data-island-state'

async function wake(
  wrapper: HTMLElement,
  load: () => Promise<unknown>,
  session: SessionStore,
): Promise<void> {
  wrapper.setAttribute(STATE, 'waking')
  const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate-island.tsx'), load()])
  hydrateIsland(wrapper, module, session, () => wrapper.setAttribute(STATE, 'awake'))
}

/**
 * Finds every island that is in the page and not yet known, and wakes each at its moment. Nothing is fetched before.
 * @param modules the islands' files by path, as the bundler lists them
 * @param session of the page, for islands that ask who is there
 */
export function startIslands(modules: IslandModules, session: SessionStore): void {
  for (const wrapper of document.querySelectorAll<HTMLElement>(`[data-island]:not([${STATE}])`)) {
    wrapper.setAttribute(STATE, 'asleep')
    const file = `/${wrapper.dataset['island']}.island.tsx`
    const load = modules[Object.keys(modules).find((path) => path.endsWith(file)) ?? '']
    // An island in a form adds to it: who reaches for the form reaches for the island.
    const reached = wrapper.closest('form') ?? wrapper
    if (load !== undefined)
      onMoment(reached, wrapper.dataset['when'], () => void wake(wrapper, load, session))
  }
}
