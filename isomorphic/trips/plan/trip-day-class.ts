/** Colours and dash patterns of days (trip-map.css): together they distinguish twelve days. */
const COLOURS = 6
const DASHES = 4

/** The class that gives a day its colour and its dashes, on maps and in lists. @param day its number, from 1 */
export const tripDayClass = (day: number): string =>
  `trip-c${(day - 1) % COLOURS} trip-d${(day - 1) % DASHES}`
