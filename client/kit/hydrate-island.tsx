import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import type { ClientSessionStore } from './client-session-store.ts'
import type { IslandDefinition } from './island.tsx'
import { IslandBoundary } from './island-boundary.tsx'
import { pageLocale } from './page-locale.ts'
import { SessionProvider } from './session-context.tsx'

type AnyDefinition = IslandDefinition<Record<string, unknown>>

function findDefinition(module: unknown, name: string | undefined): AnyDefinition | undefined {
  for (const value of Object.values(module as Record<string, { definition?: AnyDefinition }>)) {
    if (value?.definition?.name === name) return value.definition
  }
  return undefined
}

function HydratedSignal({ onHydrated }: { readonly onHydrated: () => void }): null {
  useEffect(onHydrated, [onHydrated])
  return null
}

/**
 * Hydrates one island in the language of its page and in a separate error boundary, so that an error in it leaves the
 * rest of the page intact.
 */
export function hydrateIsland(
  wrapper: HTMLElement,
  module: unknown,
  session: ClientSessionStore,
  onHydrated: () => void,
): void {
  const definition = findDefinition(module, wrapper.dataset['island'])
  if (definition === undefined) return
  const { View } = definition
  const props = JSON.parse(wrapper.dataset['props'] ?? '{}') as Record<string, unknown>
  hydrateRoot(
    wrapper,
    <LocaleContext value={pageLocale()}>
      <IslandBoundary name={definition.name}>
        <SessionProvider store={session}>
          <View {...props} />
        </SessionProvider>
        <HydratedSignal onHydrated={onHydrated} />
      </IslandBoundary>
    </LocaleContext>,
  )
}
