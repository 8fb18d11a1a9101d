/** Loads the idle parts once (the module is cached). Rejects when they cannot be fetched. */
export const loadIdleParts = (): Promise<typeof import('./idle-parts.ts')> => import('./idle-parts.ts')
