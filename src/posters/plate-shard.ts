/** The drawing of a sight, and the version in its address. */
export type PlateRecord = { readonly svg: string; readonly version: string }

/**
 * The shard of one plate. As code of the worker the drawings would be compiled on every cold start; each has a shard of
 * its own, because a page shows two or three.
 */
export const plateShard = (id: string): string => `plate/${id}`
