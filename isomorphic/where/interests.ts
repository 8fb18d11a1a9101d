/** What a traveller goes for. The order is that of the form and of canonical addresses. */
export const INTERESTS = [
  'beaches',
  'mountains',
  'cities',
  'old-towns',
  'food',
  'wildlife',
  'ruins',
  'islands',
  'deserts',
  'snow',
  'railways',
  'festivals',
] as const

export type Interest = (typeof INTERESTS)[number]

/** Returns the interest of a slug, else null. */
export const parseInterest = (text: string): Interest | null =>
  INTERESTS.find((interest) => interest === text) ?? null
