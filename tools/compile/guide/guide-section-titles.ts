import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'

/** Sections of a guide that consist of a list, with the list. */
const LIST_SECTIONS = {
  'Through the year': 'festivals',
  'Regions at a glance': 'regions',
  'Two walks': 'walks',
  'Where to stay': 'quarters',
  'Day trips': 'dayTrips',
} as const

/** Titles of the sections that a guide has: those of its text, and those of its lists. */
export function guideSectionTitles({
  fields,
  text,
}: Pick<AuthoredPlace, 'fields' | 'text'>): readonly string[] {
  const lists = Object.entries(LIST_SECTIONS).filter(([, list]) => fields[list] !== undefined)
  return [...text.sections.map(({ title }) => title), ...lists.map(([title]) => title)]
}
