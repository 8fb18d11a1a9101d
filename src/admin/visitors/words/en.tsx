import type { ReactNode } from 'react'
import { formatNumber } from '#isomorphic/words/formats.ts'
import { formatLocaleOf } from '#isomorphic/words/locale.ts'

const DAY = new Intl.DateTimeFormat(formatLocaleOf('en'), { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `/desk/readers`, and the chart of counts by day */
export const en = {
  confirmations: {
    alias: 'Saved. Search uses it within two minutes.',
    ended: 'Deleted. Search stops using it within two minutes.',
    full: 'Not saved: the maximum of five hundred aliases is reached, or the query has no searchable words.',
    task: 'A task was created; it is in the inbox.',
  },
  period: (days: number) =>
    `Counts of the last ${days} days. Only visitors who consented to measuring are counted, anonymously.`,
  analyticsEngine: (command: ReactNode) => (
    <>
      {'Events of this deployment are in Analytics Engine, which the site itself cannot query: '}
      {command}
      {' prints them.'}
    </>
  ),
  noVisitCounts: 'Visit counts are not available at present.',
  notAvailable: 'Not available at present.',
  columns: { query: 'Query', page: 'Page', count: 'Count', meaning: 'Meaning', actions: 'Actions' },
  createTask: 'Create a task',
  taskSubject: (subject: string) => `for ${subject}`,
  signUps: {
    heading: 'Sign-ups by source',
    caption: 'Newsletter sign-ups by source',
    columns: {
      form: 'Form',
      confirmed: 'Confirmed',
      pending: 'Not confirmed yet',
      unsubscribed: 'Unsubscribed',
    },
    unknownForm: 'unknown form',
    empty: 'No sign-ups.',
  },
  saves: { heading: 'Most saved', empty: 'No page is saved by three or more people.' },
  pageViews: 'Page views',
  searchesWithoutResult: { heading: 'Searches without result', empty: 'No counted search without results.' },
  searches: { heading: 'Top searches', empty: 'No counted searches.' },
  feedback: {
    heading: 'Was it useful?',
    caption: 'Whether pages were useful',
    useful: 'Useful',
    notUseful: 'Not useful',
    empty: 'No feedback yet.',
  },
  aliases: {
    heading: 'Aliases',
    caption: 'Search aliases',
    empty: 'None.',
    newHeading: 'New alias',
    query: 'Query',
    meaning: 'Meaning',
    meaningOf: (query: string) => `Meaning of “${query}”`,
    create: 'Create alias',
    change: 'Change',
    delete: 'Delete',
    buttonSubject: (query: string) => ` “${query}”`,
  },
  chart: {
    caption: (
      name: string,
      counts: { readonly total: number; readonly days: number; readonly max: number },
    ) =>
      `${name}: ${formatNumber('en', counts.total)} in ${counts.days} days, ${formatNumber('en', counts.max)} on the busiest`,
    showTable: 'Show as a table',
    tableCaption: (name: string) => `${name} by day`,
    columns: { day: 'Day', count: 'Count' },
    day: (time: Date) => DAY.format(time),
    empty: 'No data yet.',
  },
}
