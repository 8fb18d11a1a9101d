import { expect, it } from 'vitest'
import { storeEvents } from '#src/measuring/event-store.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import {
  DATABASE_DIALECT,
  formatSection,
  type ReportLine,
  reportSections,
} from '#tools/operate/events/report-queries.ts'

const db = bindings.EVENTS_DB

/** A separate table, because other tests use the default one. */
const OWN_TABLE = 'report_events'

const event = (name: string, path: string, detail = '', amount = 0) =>
  ({ name, path: `/report${path}`, detail, amount, payload: {} }) as Parameters<typeof storeEvents>[1][number]

it('the report prints page views, searches, exits, feedback and the funnel, in descending order', async () => {
  const nowS = Math.floor(Date.now() / 1000)
  const events = [
    event('pageView', '/places'),
    event('pageView', '/places'),
    event('pageView', '/'),
    event('Searched', '/search', 'KYOTO', 3),
    event('Searched', '/search', 'XYZZY'),
    event('Searched', '/search', 'XYZZY'),
    event('product_click', '/destinations/japan/kyoto', 'https://shop.example/collections/guidebooks'),
    event('click', '/', 'https://partner.example/'),
    event('FeedbackGiven', '/destinations/japan/kyoto', 'USEFUL'),
    event('FeedbackGiven', '/articles/overland-track', 'NOT USEFUL'),
    event('FormViewed', '/', 'NEWSLETTER FOOTER-SIGNUP'),
    event('FormViewed', '/', 'NEWSLETTER FOOTER-SIGNUP'),
    event('FormSubmitted', '/', 'NEWSLETTER FOOTER-SIGNUP'),
  ]
  await storeEvents({ analytics: undefined, db }, events, nowS)
  await storeEvents({ analytics: undefined, db }, [event('pageView', '/long-ago')], nowS - 40 * 86_400)
  await db.exec(`CREATE TABLE ${OWN_TABLE} AS SELECT * FROM events WHERE path LIKE '/report%'`)
  const dialect = { ...DATABASE_DIALECT, table: OWN_TABLE }
  const texts = await Promise.all(
    reportSections(dialect, 30).map(async (section) =>
      formatSection(section, (await db.prepare(section.sql).all<ReportLine>()).results),
    ),
  )
  expect(texts).toEqual([
    'Page views\n       2  /report/places\n       1  /report/',
    'Top searches\n       2  XYZZY\n       1  KYOTO',
    'Searches without result\n       2  XYZZY',
    expect.stringContaining('       1  https://shop.example/collections/guidebooks'),
    'Found useful\n       1  /report/destinations/japan/kyoto',
    'Found not useful\n       1  /report/articles/overland-track',
    'Sign-up funnel\n       2  FormViewed  100 %\n       0  FormStarted  0 %\n       1  FormSubmitted  50 %',
  ])
})

it('data points are written where Analytics Engine is bound, and no rows', async () => {
  const points: AnalyticsEngineDataPoint[] = []
  const analytics = { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) }
  await storeEvents(
    { analytics: analytics as unknown as AnalyticsEngineDataset, db },
    [event('pageView', '/p', 'd', 2)],
    1,
  )
  expect(points).toEqual([
    { blobs: ['pageView', '/report/p', 'd', '{}'], doubles: [2], indexes: ['pageView'] },
  ])
  expect(await db.prepare("SELECT 1 FROM events WHERE path = '/report/p'").first()).toBeNull()
})
