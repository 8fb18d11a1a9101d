import type { ClientSessionStore } from './client-session-store.ts'
import { onTrigger } from './island-triggers.ts'

type IslandModules = Readonly<Record<string, () => Promise<unknown>>>

/** Set on the wrapper, for tests and style sheets. */
const STATE_ATTRIBUTE = 'data-island-state'

async function loadAndHydrate(
  wrapper: HTMLElement,
  load: () => Promise<unknown>,
  session: ClientSessionStore,
): Promise<void> {
  wrapper.setAttribute(STATE_ATTRIBUTE, 'waking')
  const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate-island.tsx'), load()])
  hydrateIsland(wrapper, module, session, () => wrapper.setAttribute(STATE_ATTRIBUTE, 'awake'))
}

/**
 * Finds all islands that were not started yet and hydrates each on its trigger. Fetches no island code before that.
 * @param modules the island files by path, as the bundler lists them
 * @param session for islands that use it
 */
export function startIslands(modules: IslandModules, session: ClientSessionStore): void {
  for (const wrapper of document.querySelectorAll<HTMLElement>(`[data-island]:not([${STATE_ATTRIBUTE}])`)) {
    wrapper.setAttribute(STATE_ATTRIBUTE, 'asleep')
    const file = `/${wrapper.dataset['island']}.island.tsx`
    const load = modules[Object.keys(modules).find((path) => path.endsWith(file)) ?? '']
    // An island inside a form enhances it: an interaction with the form is an interaction with the island.
    const target = wrapper.closest('form') ?? wrapper
    if (load !== undefined)
      onTrigger(target, wrapper.dataset['when'], () => void loadAndHydrate(wrapper, load, session))
  }
}
