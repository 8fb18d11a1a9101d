type ChunkGroup = {
  readonly name: string
  readonly test: RegExp
  /** Higher first. */
  readonly priority: number
  /** False: only the modules that are named, because other chunks use what they import. */
  readonly includeDependenciesRecursively?: false
}

/**
 * Chunks that the bundler would cut differently. Every chunk costs a request, and its hashed name is part of the list of
 * preloads in each script that leads to it, so modules that are always loaded together are one chunk (docs/adr/0020).
 */
export const CLIENT_CHUNKS: readonly ChunkGroup[] = [
  {
    // The modules that every island needs.
    name: 'hydrate-island',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|client[\\/]kit[\\/](hydrate-island|island-boundary|session-context|island)\.tsx|isomorphic[\\/]words[\\/]use-words\.ts/,
    priority: 1,
  },
  // Code without React that islands use as well; otherwise it would be in their chunk, and its users would load React.
  { name: 'formats', test: /[\\/]isomorphic[\\/]words[\\/]formats\.ts/, priority: 3 },
  {
    name: 'locale',
    test: /[\\/]isomorphic[\\/]words[\\/](?:locale|catalogue|loaded-words)\.ts|client[\\/]kit[\\/](?:page-locale|localise-address)\.ts/,
    priority: 4,
  },
  { name: 'elements', test: /[\\/](?:create-element|build-element|size-text|metered)\.ts/, priority: 2 },
  {
    name: 'device-lists',
    test: /[\\/]client[\\/]saves[\\/](?:device[\\/]|words[\\/]device-list-words)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'offline-guides',
    test: /[\\/](?:client[\\/]offline[\\/]offline-guides|isomorphic[\\/]offline[\\/]offline-names)\.ts/,
    priority: 3,
  },
  {
    name: 'offline-device',
    test: /[\\/]client[\\/]offline[\\/](?:offline-device|guide-set)\.ts/,
    priority: 1,
  },
]
