/** English text of the public holidays. */
export const en = {
  title: 'Public holidays',
  caption: (place: string): string => `Public holidays in ${place}`,
  column: 'Holiday',
  /** A cell of a feast without a day in that year, or whose day is not announced yet. */
  noneKnown: 'none known',
  byMoon: 'by the moon',
  source: 'Worked out by rule; governments add days and move them.',
  moonNote: 'Feasts “by the moon” wait for the new moon to be seen and can fall a day earlier or later.',
  linkTo: (country: string): string => `Public holidays: ${country}`,
  unknown: (place: string): string =>
    `The editors know no list of public holidays in ${place} that they can vouch for, so this page has none.`,
}
