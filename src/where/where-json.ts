import type { WhereAnswer } from './where-answer.ts'

/** Version of the JSON form (docs/contracts.md). */
const FORMAT = 'fernway-where'
const VERSION = 1
const TENTHS = 10

/**
 * The answer as data: what the page says, without the page.
 * @param urlOf the URL of a page in the language of the answer, by its path without a language
 */
export function whereJson(answer: WhereAnswer, address: string, urlOf: (path: string) => string) {
  return {
    format: FORMAT,
    version: VERSION,
    page: urlOf(address),
    rules: urlOf('/where/how'),
    total: answer.total,
    leftOut: answer.advisedCount,
    places: answer.results.map(({ name, path, parentName, reasons, drawback, score }) => ({
      name,
      page: urlOf(path),
      in: parentName,
      score: score / TENTHS,
      reasons,
      but: drawback,
    })),
    alsoFit: answer.more.map(({ name, path }) => ({ name, page: urlOf(path) })),
    months: answer.months.map(({ count }) => count),
    without: answer.relaxations.map(({ wish, count, href }) => ({ wish, count, page: urlOf(href) })),
  }
}
