import type { ReactNode } from 'react'
import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import { HOUR_S } from '#src/platform/durations.ts'

const MEGABYTE = 1e6
const GIGABYTE = 1e9

/** A count with its noun; a noun without another plural gets an s. */
const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber('en', count)} ${choosePlural('en', count, { one: noun, other: plural })}`

const duration = (seconds: number): string =>
  seconds < HOUR_S
    ? counted(Math.round(seconds / 60), 'minute')
    : counted(Math.round(seconds / HOUR_S), 'hour')

const size = (bytes: number): string =>
  bytes < GIGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(2)} GB`

const waiting = (queued: string, oldestAgeS: number | null): string =>
  `${queued} waiting${oldestAgeS === null ? '' : `, the oldest for ${duration(oldestAgeS)}`}.`

/** `/desk/works` */
export const en = {
  confirmations: {
    replayed: 'Queued. They are retried within five minutes, a hundred at a time.',
    nothing: 'Nothing was queued: none of them can be retried, or all are queued already.',
  },
  notAvailable: 'Not available at present.',
  health: {
    allHealthy: 'All systems are healthy.',
    needsAttention: (subjects: readonly string[]) => `Needs attention: ${subjects.join(', ')}.`,
    caption: 'Health of the system',
    columns: { component: 'Component', state: 'State', summary: 'Summary', action: 'Action' },
    runbook: 'Runbook',
    runbookSubject: (subject: string) => ` for ${subject}`,
    empty: 'No findings.',
  },
  /** Mails to operators. */
  alarms: {
    states: {
      raised: 'needs attention',
      'still raised': 'still needs attention',
      resolved: 'is healthy again',
    },
    mailSubject: (subjects: readonly string[]) => `Fernway: ${subjects.join(', ')}`,
    line: (subject: string, state: string, summary: string) => `${subject} ${state}. ${summary}`,
  },
  deadLetters: {
    heading: 'Dead letters',
    caption: 'Undeliverable mails',
    columns: { failedAt: 'Failed', reason: 'Reason', state: 'State', actions: 'Actions' },
    states: { failed: 'failed', queued: 'queued', 'no recipient': 'no recipient' },
    retry: 'Retry',
    retryAll: 'Retry all',
    buttonSubject: (id: string) => `the mail ${id}`,
    empty: 'No undeliverable mails.',
  },
  runs: {
    heading: 'Runs',
    caption: 'Scheduled runs',
    columns: { run: 'Run', lastRun: 'Last run', outcome: 'Outcome' },
    empty: 'No runs yet.',
  },
  versions: {
    heading: 'Versions',
    renderedBy: (build: ReactNode, catalogue: ReactNode, place: string | null) => (
      <>
        {'This page was rendered by build '}
        {build}
        {' with catalogue '}
        {catalogue}
        {place === null ? '.' : ` in ${place}.`}
      </>
    ),
    caption: 'Builds with deployed files',
    columns: { build: 'Build', state: 'State', files: 'Files' },
    inUse: 'in use',
    inUseHere: 'in use, and rendered this page',
    replaced: (time: ReactNode) => (
      <>
        {'replaced '}
        {time}
      </>
    ),
    empty: 'No deployment has recorded one; local runs do not.',
  },
  bindingCalls: {
    summary: 'Binding calls, counted by the isolate that rendered this page',
    caption: 'Binding calls',
    columns: { call: 'Binding and outcome', count: 'Count' },
    empty: 'None yet.',
  },
  findings: {
    subjects: {
      mails: 'Mails in flight',
      campaigns: 'Campaigns in flight',
      sending: 'Sending',
      deadLetters: 'Dead letters',
      dailyRun: 'Daily run',
      searchIndex: 'Search index',
      kvWrites: 'Writes to KV',
      errors: 'Errors of the worker',
      databaseSize: (database: string) => `Size of ${database}`,
    },
    unknown: { summary: 'Could not be read.', action: 'Check the bindings first.' },
    bindings: {
      responds: 'Responds correctly.',
      fails: 'No response, or an invalid one.',
      action: 'Check the log for this binding, and the platform’s status page.',
      /** By the name of the binding. */
      actions: {
        MAIL_QUEUE: 'Sign-ups are stored and their mails are delayed. Check the platform’s status page.',
        DB: 'Accounts, saves and sign-ups return 503; pages still work. Check whether it is full.',
        SEARCH: 'Search falls back to titles. Rebuild the index.',
        EVENTS_DB: 'Only events and errors are lost. Check whether it is full.',
      },
    },
    queues: {
      mails: (count: number, oldestAgeS: number | null) => waiting(counted(count, 'mail'), oldestAgeS),
      campaigns: (count: number, oldestAgeS: number | null) =>
        waiting(counted(count, 'batch of mails', 'batches of mails'), oldestAgeS),
      stuck: 'The queue is stuck: check the responses of the mail service.',
    },
    sending: {
      allowed: 'Campaigns and dead letters may be sent.',
      stopped: 'Stopped by npm run erasures, while the database is restored.',
      action: 'Finish the restore: its last step allows sending again.',
    },
    errors: {
      count: (count: number) => `${counted(count, 'error')} recorded today (UTC).`,
      action: 'See which causes are new or frequent at /desk/errors.',
    },
    dailyRun: {
      none: 'No run is recorded yet.',
      noneAction: 'It runs once a day: check again tomorrow.',
      last: (ageS: number, outcome: string) => `${duration(ageS)} ago: ${outcome}.`,
      overdue: 'Check the cron triggers and their outcomes in the dashboard.',
    },
    deadLetters: {
      count: (count: number) => `${counted(count, 'undeliverable mail')}.`,
      action: 'Fix the causes listed below, then retry them.',
    },
    searchIndex: {
      none: 'No index is available.',
      noneAction: 'Rebuild it: until then search falls back to titles.',
      generation: (generation: number) => `Generation ${generation} is in use.`,
    },
    databaseSize: {
      used: (bytes: number, maxBytes: number) => `${size(bytes)} of ${size(maxBytes)}.`,
      nearlyFull: 'Delete data before it is full.',
    },
    kvWrites: {
      estimate: (signIns: number, perMonth: number, included: number) =>
        `${counted(signIns, 'sign-in')} within the hour: about ${formatNumber('en', perMonth)} writes a month, of ${formatNumber('en', included)} in the plan.`,
      nearlyReached: 'Further writes are billed; check the number in the dashboard.',
    },
  },
}
