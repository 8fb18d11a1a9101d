import type { ReactNode } from 'react'
import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import { enDraftForm } from './en-draft-form.ts'
import { enProgress } from './en-progress.ts'

const subscribers = (count: number): string =>
  choosePlural('en', count, { one: 'subscriber', other: 'subscribers' })

/** `/desk/letters` and the pages of one campaign */
export const en = {
  withoutSubject: 'Campaign without a subject',
  confirmations: {
    new: 'New draft. Every button of the form saves it.',
    saved: 'Saved.',
    added: 'Saved, with the card at the end of the text.',
    tested: 'A test was sent to you. Check it in your mail, also on a phone.',
    scheduled: 'Scheduled.',
    unscheduled: 'Unscheduled. It is a draft again.',
    sending: 'Sending has started.',
    paused: 'Paused. Mails that are already in flight are still sent.',
    resumed: 'Sending has resumed.',
    cancelled: 'Cancelled. Remaining recipients will not receive it.',
    retried: 'Failed mails are retried.',
    withdrawn: 'Withdrawn. The site shows it for a minute or two at the longest.',
    republished: 'It is in the archive again.',
  },
  problems: {
    editConflict: 'Another operator has changed this campaign, or its status has changed. Check it again.',
    overwrites:
      'Another operator has changed this campaign. Your text is below; saving it now replaces theirs.',
    dueInPast: 'Choose a date and time in the future.',
    notConfirmed: 'Tick the box to confirm.',
    notReviewed: 'Tick the box to confirm that you have checked it.',
    noTestPossible: 'This deployment cannot send a test to you.',
    testRefused: 'The mail service did not accept it. Try again in a minute.',
    notTested: 'Send yourself a test of this version, and check it, before you send it to subscribers.',
    notWithdrawn: 'It was not withdrawn, because a store did not respond. Try again in a minute.',
    signInAgain: 'Sign in again before you send to subscribers, then press the button again.',
    failedChecks: 'Fix the problems that the checks found.',
  },
  noLinkSecret: 'This deployment has no LETTER_SECRET, which signs the links of campaigns.',
  links: {
    preview: 'Preview',
    archive: 'View in the archive',
    refresh: 'Refresh',
    all: 'All campaigns',
    back: 'Back to the campaign',
  },
  list: {
    create: 'New campaign',
    caption: 'Campaigns',
    columns: { subject: 'Subject', status: 'Status', changedAt: 'Changed' },
    noSubject: 'No subject',
    empty: 'No campaigns yet.',
  },
  status: {
    names: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      sending: 'Sending',
      paused: 'Paused',
      cancelled: 'Cancelled',
      sent: 'Sent',
    },
    scheduledFor: (time: ReactNode) => (
      <>
        {'Scheduled for '}
        {time}
      </>
    ),
    endedAt: (status: string, time: ReactNode) => (
      <>
        {`${status}, `}
        {time}
      </>
    ),
  },
  checks: {
    heading: 'Checks',
    headingOf: (language: string) => `Checks: ${language}`,
    passed: ': passed',
    failed: ': failed',
    size: (kilobytes: number) => `Size: ${kilobytes} kB of 100 kB.`,
    externalLinks: 'External links, to check by hand:',
  },
  draft: {
    audienceHeading: 'Audience',
    audience: (count: number) => (
      <>
        <b>{formatNumber('en', count)}</b>
        {` ${subscribers(count)} would receive the saved version now.`}
      </>
    ),
    audienceLanguage: (language: string, count: number) => `${language}: ${formatNumber('en', count)}`,
    audienceInEnglish: (language: string, count: number) =>
      `${language}: ${formatNumber('en', count)}, who get the English campaign`,
    testHeading: 'Test',
    addressNotVerified: 'Your sign-in provider has not verified your e-mail address.',
    tested: 'An operator has received a test of this version.',
    notTested: 'No operator has received a test of this version.',
    sendTest: (address: string) => `Send a test to ${address}`,
    deleteHeading: 'Delete',
    deleteConfirm: 'Delete this draft permanently.',
    delete: 'Delete',
  },
  send: {
    heading: 'Send',
    operatorsOnly: 'Only operators can send campaigns.',
    notTested: 'Send yourself a test of this version, and check it.',
    noRecipients: 'It has no recipients.',
    confirm: (count: number) =>
      `I have checked it. It goes to ${formatNumber('en', count)} ${subscribers(count)}.`,
    signInFirst: 'Sending to subscribers requires a sign-in of the last fifteen minutes.',
    signInAgain: 'Sign in again',
    sendNow: 'Send now',
    due: 'Date and time, in UTC',
    schedule: 'Schedule',
  },
  preview: {
    senderName: 'Fernway',
    frames: {
      wideLight: 'Wide, light',
      narrowLight: 'Narrow, light',
      wideDark: 'Wide, dark',
      narrowDark: 'Narrow, dark',
    },
    scrollArea: (frame: string) => `Frame: ${frame.toLowerCase()}`,
    mail: (frame: string) => `Mail, ${frame.toLowerCase()}`,
    openMail: 'Open the mail alone',
    plainText: 'Plain text',
    languages: 'Language of the mail',
  },
  draftForm: enDraftForm,
  progress: enProgress,
}
