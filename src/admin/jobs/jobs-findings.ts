import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { MAX_QUEUE_AGE_S, overdueJobs, type QueueState } from '#src/health/jobs-health.ts'
import type { JobsState } from './jobs-state.ts'
import { JOBS_WORDS } from './words/jobs-words.ts'

/** Size limit of a D1 database. */
const MAX_DATABASE_BYTES = 10e9
/** Share of a limit from which a finding needs attention. */
const WARNING_SHARE = 0.8
/** Included in the plan. */
const KV_WRITES_PER_MONTH = 1_000_000
const HOURS_PER_MONTH = 730
/** Average: one write at the start of a session, and one renewal (once an hour or less often). */
const WRITES_PER_SIGN_IN = 2

/** Errors of the worker in a day from which a person should look. */
const MAX_WORKER_ERRORS_PER_DAY = 100

/** Health of one part of the deployment, with the action to take. */
export type Finding = {
  readonly subject: string
  readonly state: 'ok' | 'attention' | 'unknown'
  readonly summary: string
  /** Empty while the state is `ok`. */
  readonly action: string
  /** Anchor of the runbook's heading in docs/operations.md. */
  readonly runbook: string
}

type Verdict = Pick<Finding, 'state' | 'summary' | 'action'>
type Words = (typeof JOBS_WORDS)['en']['findings']

const unknownVerdict = ({ unknown }: Words): Verdict => ({ state: 'unknown', ...unknown })

const RUNBOOKS_OF_BINDINGS: Readonly<Record<string, string>> = {
  DB: 'full-database',
  EVENTS_DB: 'full-database',
  SEARCH: 'search-index',
}

function bindingFindings({ bindings }: JobsState, { bindings: words }: Words): readonly Finding[] {
  const actions: Readonly<Record<string, string>> = words.actions
  return Object.entries(bindings).map(([name, state]) => ({
    subject: name,
    ...(state === 'ok'
      ? { state: 'ok', summary: words.responds, action: '' }
      : { state: 'attention', summary: words.fails, action: actions[name] ?? words.action }),
    runbook: RUNBOOKS_OF_BINDINGS[name] ?? 'health-checks-and-logs',
  }))
}

function queueVerdict(queue: QueueState | null, kind: 'mails' | 'campaigns', words: Words): Verdict {
  if (queue === null) return unknownVerdict(words)
  const { waiting, oldestAgeS } = queue
  const isOverdue = (oldestAgeS ?? 0) > MAX_QUEUE_AGE_S
  return {
    state: isOverdue ? 'attention' : 'ok',
    summary: words.queues[kind](waiting, waiting === 0 ? null : oldestAgeS),
    action: isOverdue ? words.queues.stuck : '',
  }
}

function sendingVerdict({ isSendingStopped }: JobsState, words: Words): Verdict {
  if (isSendingStopped === null) return unknownVerdict(words)
  const { allowed, stopped, action } = words.sending
  return isSendingStopped
    ? { state: 'attention', summary: stopped, action }
    : { state: 'ok', summary: allowed, action: '' }
}

function cronVerdict({ cron }: JobsState['health'], isOverdue: boolean, { dailyRun }: Words): Verdict {
  if (cron === null) return { state: 'unknown', summary: dailyRun.none, action: dailyRun.noneAction }
  return {
    state: isOverdue ? 'attention' : 'ok',
    summary: dailyRun.last(cron.ageS, cron.outcome),
    action: isOverdue ? dailyRun.overdue : '',
  }
}

function deadLetterVerdict({ deadLetters }: JobsState['health'], words: Words): Verdict {
  if (deadLetters === null) return unknownVerdict(words)
  return {
    state: deadLetters === 0 ? 'ok' : 'attention',
    summary: words.deadLetters.count(deadLetters),
    action: deadLetters === 0 ? '' : words.deadLetters.action,
  }
}

function searchVerdict({ searchGeneration }: JobsState['health'], { searchIndex }: Words): Verdict {
  return searchGeneration === null
    ? { state: 'attention', summary: searchIndex.none, action: searchIndex.noneAction }
    : { state: 'ok', summary: searchIndex.generation(searchGeneration), action: '' }
}

function sizeVerdict(bytes: number | null, words: Words): Verdict {
  if (bytes === null) return unknownVerdict(words)
  const isNearlyFull = bytes > WARNING_SHARE * MAX_DATABASE_BYTES
  return {
    state: isNearlyFull ? 'attention' : 'ok',
    summary: words.databaseSize.used(bytes, MAX_DATABASE_BYTES),
    action: isNearlyFull ? words.databaseSize.nearlyFull : '',
  }
}

function writesVerdict({ signIns }: JobsState, words: Words): Verdict {
  if (signIns === null) return unknownVerdict(words)
  const perMonth = signIns * WRITES_PER_SIGN_IN * HOURS_PER_MONTH
  const isNear = perMonth > WARNING_SHARE * KV_WRITES_PER_MONTH
  return {
    state: isNear ? 'attention' : 'ok',
    summary: words.kvWrites.estimate(signIns, perMonth, KV_WRITES_PER_MONTH),
    action: isNear ? words.kvWrites.nearlyReached : '',
  }
}

function errorsVerdict({ workerErrors }: JobsState, words: Words): Verdict {
  if (workerErrors === null) return unknownVerdict(words)
  const isMany = workerErrors > MAX_WORKER_ERRORS_PER_DAY
  return {
    state: isMany ? 'attention' : 'ok',
    summary: words.errors.count(workerErrors),
    action: isMany ? words.errors.action : '',
  }
}

/**
 * Evaluates the state of all parts. Bindings come first, because the state of the parts that need them is unknown while
 * they fail.
 */
export function findingsOf(state: JobsState, locale: Locale): readonly Finding[] {
  const { health, sizes } = state
  const words = pickWords(JOBS_WORDS, locale).findings
  const { subjects } = words
  const overdue = overdueJobs(health)
  const finding = (subject: string, runbook: string, verdict: Verdict): Finding => ({
    subject,
    runbook,
    ...verdict,
  })
  const sizeFinding = (database: keyof JobsState['sizes']): Finding =>
    finding(subjects.databaseSize(database), 'full-database', sizeVerdict(sizes[database], words))
  const isRunOverdue = overdue.includes('cron')
  return [
    ...bindingFindings(state, words),
    finding(subjects.mails, 'mail-delivery-failures', queueVerdict(health.queue, 'mails', words)),
    finding(
      subjects.campaigns,
      'mail-delivery-failures',
      queueVerdict(state.campaignQueue, 'campaigns', words),
    ),
    finding(subjects.sending, 'restore-a-database', sendingVerdict(state, words)),
    finding(subjects.deadLetters, 'dead-letters', deadLetterVerdict(health, words)),
    finding(subjects.dailyRun, 'health-checks-and-logs', cronVerdict(health, isRunOverdue, words)),
    finding(subjects.searchIndex, 'search-index', searchVerdict(health, words)),
    finding(subjects.errors, 'error-reports', errorsVerdict(state, words)),
    sizeFinding('DB'),
    sizeFinding('SEARCH'),
    sizeFinding('EVENTS_DB'),
    finding(subjects.kvWrites, 'costs-and-billing-alerts', writesVerdict(state, words)),
  ]
}
