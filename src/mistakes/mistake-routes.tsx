import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import {
  type MistakeRejection,
  RejectedReportPage,
  ReportedPage,
} from '#src/mistakes/pages/mistake-result-pages.tsx'
import {
  type MistakeReport,
  readMistakeReport,
  readReportedPage,
  type SubmittedReport,
} from '#src/mistakes/rules/mistake-report.ts'
import { clientNetworkOf, isWithinClientRateLimit, siteNetworkOf } from '#src/platform/client-rate-limit.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { FORM_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import type { MistakeJob } from './mistake-mail.tsx'
import { REPORTED_PATH } from './mistake-pages.ts'
import { storeMistake } from './store/mistakes-store.ts'
import { MISTAKES_WORDS } from './words/mistakes-words.ts'

/** Of a submitted form: characters of a three-byte script take nine bytes each there, and the text may have 2,000. */
const MAX_BODY_BYTES = 24_576
const RETRY_AFTER_S = '600'
const STATUS = { invalid_text: 400, invalid_email: 400, too_many: 429, unavailable: 503 } as const

function pageProps(c: Context<AppEnv>, titled: 'form' | 'thanks') {
  const words = pickWords(MISTAKES_WORDS, c.get('locale'))
  const { description } = words.form
  return {
    head: { title: words[titled].title, description, canonicalPath: null },
    stylesheet: 'guide' as const,
  }
}

function renderRejection(
  c: Context<AppEnv>,
  code: MistakeRejection,
  submitted: SubmittedReport,
): Response | Promise<Response> {
  const status = STATUS[code]
  c.status(status)
  c.header('cache-control', 'no-store')
  if (status === 429 || status === 503) c.header('retry-after', RETRY_AFTER_S)
  return c.render(<RejectedReportPage code={code} submitted={submitted} />, pageProps(c, 'form'))
}

/** Stores a report and enqueues its mail; when the queue fails, the daily job enqueues the mail again. */
async function processReport(
  c: Context<AppEnv>,
  report: MistakeReport,
  nowMs: number,
): Promise<MistakeRejection | null> {
  const client = clientNetworkOf(c.req.raw.headers)
  if (!(await isWithinClientRateLimit(c.env.CLIENT_LIMIT, `mistakes:${client}`))) return 'too_many'
  try {
    const sender = { client, network: siteNetworkOf(c.req.raw.headers) }
    const storing = storeMistake(c.env.DB, report, sender, Math.floor(nowMs / 1000))
    const outcome = await withDeadline(storing, FORM_STORE_TIMEOUT_MS, 'database')
    if (outcome.kind === 'too_many') return 'too_many'
    if (outcome.kind !== 'stored' || !outcome.isMailed) return null
    const job: MistakeJob = { mistakeId: outcome.id }
    await withDeadline(c.env.MAIL_QUEUE.send(job), FORM_STORE_TIMEOUT_MS, 'mail queue').catch(c.get('report'))
    return null
  } catch (error) {
    c.get('report')(error)
    return 'unavailable'
  }
}

/** `POST /api/mistakes`, the form below guides and stories, and its thank-you page. */
export function mistakeRoutes(nowMs: () => number): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(REPORTED_PATH, (c) => {
      c.header('cache-control', 'no-store')
      return c.render(<ReportedPage page={readReportedPage(c.req.query('page'))} />, pageProps(c, 'thanks'))
    })
    .post(
      '/api/mistakes',
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        const verdict = readMistakeReport(read.fields)
        if (verdict.kind === 'invalid_form') return errorJson(400, 'invalid_form')
        const { submitted } = verdict
        if (verdict.kind === 'invalid') return renderRejection(c, verdict.code, submitted)
        // The form names the page without a language; the mistake may be in the translation.
        const report = { ...verdict.report, page: localiseHref(c.get('locale'), verdict.report.page) }
        const rejection = report.isTrap ? null : await processReport(c, report, nowMs())
        if (rejection !== null) return renderRejection(c, rejection, submitted)
        const location = `${REPORTED_PATH}?page=${encodeURIComponent(submitted.page)}`
        return c.body(null, 303, { location, 'cache-control': 'no-store' })
      },
    )
}
