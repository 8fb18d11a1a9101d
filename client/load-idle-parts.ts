/** Fetches the small parts of a page, once. Rejects when they cannot be had. */
export const loadIdleParts = (): Promise<typeof import('./idle-parts.ts')> => import('./idle-parts.ts')
