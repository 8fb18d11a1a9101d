import type { MapMark } from '#src/catalogue/map-types.ts'

const ROLES: ReadonlySet<MapMark['role']> = new Set(['sight', 'name', 'here', 'place', 'town', 'capital'])

/** Whether a mark is above the operator's map of streets, which has streets, stops and waters of its own. */
export const isAboveStreets = ({ role }: Pick<MapMark, 'role'>): boolean => ROLES.has(role)
