import type { ReactNode } from 'react'

/** The element of a guide's map that maps of days show parts of. */
export const groundElementId = (id: string): string => `ground-${id}`

/** The maps of guides that the maps of days show parts of: once in the page. @param children a `g` for each */
export function TripGroundDefinitions({ children }: { readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <svg className="trip-grounds" aria-hidden="true" width="0" height="0">
      <defs>{children}</defs>
    </svg>
  )
}
