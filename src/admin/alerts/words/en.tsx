import type { ReactNode } from 'react'
import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'

/** `/desk/alerts` */
export const en = {
  confirmations: {
    published: 'Published. Pages show it within about a minute.',
    ended: 'Ended. Pages stop showing it within about a minute.',
  },
  problems: {
    notPublished:
      'Saved, but not published yet: the settings store did not respond. Press the button again; otherwise it is published within five minutes.',
    tooMany: (max: number) =>
      `There are ${max} alerts that are active or scheduled, the maximum. This one was not published: end another one first.`,
    textLength: 'An alert has 1 to 400 characters.',
    place: 'Choose where to show it.',
    time: 'Enter a date and time.',
    end: 'The end must be in the future and after the start.',
  },
  places: {
    everywhere: 'Everywhere',
    continent: (name: string) => `All of ${name}`,
  },
  form: {
    heading: 'New alert',
    text: 'Text',
    allowedMarkup:
      'Allowed: <b>, <i> and links such as <a href="/destinations/fiji">Fiji</a>; other markup is shown as text.',
    place: 'Where',
    start: 'From, in UTC (empty: now)',
    end: 'Until, in UTC (empty: until ended)',
    preview: 'Preview',
    publish: 'Publish',
    operatorsOnly: 'Only operators can publish alerts.',
  },
  previewHeading: 'Preview',
  terminal: {
    heading: 'From the terminal',
    count: (count: number) =>
      choosePlural('en', count, {
        one: 'npm run alert has set an alert in addition to those below.',
        other: `npm run alert has set ${formatNumber('en', count)} alerts in addition to those below.`,
      }),
    end: 'End',
  },
  list: {
    caption: 'Alerts',
    columns: {
      text: 'Text',
      status: 'Status',
      place: 'Where',
      period: 'When',
      author: 'By',
      actions: 'Actions',
    },
    statuses: { ended: 'Ended', expired: 'Expired', scheduled: 'Scheduled', active: 'Active' },
    untilEnded: (start: ReactNode) => (
      <>
        {start}
        {', until ended'}
      </>
    ),
    period: (start: ReactNode, end: ReactNode) => (
      <>
        {start}
        {' to '}
        {end}
      </>
    ),
    endNow: 'End now',
    buttonSubject: (text: string) => `the alert ${text}`,
    empty: 'No alerts yet.',
  },
}
