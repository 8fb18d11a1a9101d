import type { ComponentType, ReactNode } from 'react'

/**
 * When the code of an island is fetched: when the browser is idle, when the island is near the viewport, or on the
 * first interaction.
 */
export type IslandTrigger = 'idle' | 'visible' | 'interaction'

export type IslandDefinition<Props extends object> = {
  readonly name: string
  readonly when: IslandTrigger
  readonly View: ComponentType<Props>
}

/** The server-rendered wrapper of an island with the definition that the browser needs to hydrate it. */
export type Island<Props extends object> = ((props: Props) => ReactNode) & {
  readonly definition: IslandDefinition<Props>
}

/**
 * Makes a component an island: the worker renders its complete markup, which must work without script, and the browser
 * hydrates it on the trigger.
 * @param name the file name without `.island.tsx`, because function names do not survive minification
 * @param View its props must be plain JSON; ids are props, because `useId` differs between page and island
 */
export function island<Props extends object>(
  name: string,
  when: IslandTrigger,
  View: ComponentType<Props>,
): Island<Props> {
  // The default trigger is omitted from the markup (island-triggers.ts): every page has three islands.
  const trigger = when === 'interaction' ? undefined : when
  function Wrapper(props: Props): ReactNode {
    return (
      <div className="island" data-island={name} data-when={trigger} data-props={JSON.stringify(props)}>
        <View {...props} />
      </div>
    )
  }
  return Object.assign(Wrapper, { definition: { name, when, View } })
}
