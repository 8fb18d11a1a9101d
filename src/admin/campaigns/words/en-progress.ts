import { formatNumber } from '#isomorphic/words/formats.ts'

/** The page of a campaign that is scheduled or was started */
export const enProgress = {
  pausedAutomatically: (reason: string) => `Paused automatically. ${reason}`,
  heading: 'Progress',
  settled: (count: number, total: number, minutesLeft: number | null) =>
    `${formatNumber('en', count)} of ${formatNumber('en', total)}${minutesLeft === null ? '' : `, about ${minutesLeft} min left`}`,
  actions: {
    heading: 'Actions',
    unschedule: 'Unschedule',
    pause: 'Pause',
    resume: 'Resume',
    retry: 'Retry failed mails',
    cancel: 'Cancel',
    cancelConfirm: 'Remaining recipients will not receive it.',
    withdraw: 'Withdraw from the archive',
    withdrawConfirm: 'It can no longer be read on the site. Mails that were sent stay with their recipients.',
    republish: 'Show in the archive again',
  },
  deliveries: {
    caption: 'Deliveries',
    columns: { state: 'Mails', count: 'Count', meaning: 'Meaning' },
    rows: {
      sent: { name: 'Sent', meaning: 'accepted by the mail service, once each' },
      queued: { name: 'To be sent', meaning: 'waiting; sent at the chosen mails per minute' },
      skipped: { name: 'Skipped', meaning: 'unsubscribed before their mail was sent' },
      failed: { name: 'Failed', meaning: 'refused permanently, or tried too often' },
      unknown: {
        name: 'Unknown',
        meaning: 'possibly sent; not retried, so that no subscriber gets two',
      },
    },
  },
  results: {
    caption: 'Bounces, complaints and visits',
    columns: { result: 'Results', count: 'Count', meaning: 'Meaning' },
    rows: {
      unsubscribed: { name: 'Unsubscribed', meaning: 'by a link in this campaign' },
      hardBounces: { name: 'Hard bounces', meaning: 'the address is suppressed' },
      softBounces: {
        name: 'Soft bounces',
        meaning: 'the address is suppressed after bounces on three days of a month',
      },
      complaints: { name: 'Complaints', meaning: 'the address is suppressed' },
      visits: {
        name: 'Visits',
        meaning: 'pages opened from it by visitors who consented to measuring, in 90 days',
      },
    },
  },
}
