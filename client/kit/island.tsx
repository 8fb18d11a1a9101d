import type { ComponentType, ReactNode } from 'react'

/** When an island's code is fetched: at idle, when it nears the screen, or when a visitor reaches for it. */
export type IslandTrigger = 'idle' | 'visible' | 'interaction'

export type IslandDefinition<Props extends object> = {
  readonly name: string
  readonly when: IslandTrigger
  readonly View: ComponentType<Props>
}

/** The server's wrapper of an island, carrying the definition that the browser needs to wake it. */
export type Island<Props extends object> = ((props: Props) => ReactNode) & {
  readonly definition: IslandDefinition<Props>
}

/**
 * Makes a component an island: the worker renders its full markup, which must do its job without script, and the browser
 * hydrates it at the given moment.
 * @param name the file's name without `.island.tsx`: function names do not survive minifying
 * @param View its props must be plain JSON; ids come as props, because `useId` differs between page and island
 */
export function island<Props extends object>(
  name: string,
  when: IslandTrigger,
  View: ComponentType<Props>,
): Island<Props> {
  // The usual moment goes without saying (island-triggers.ts): every page carries three islands.
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
