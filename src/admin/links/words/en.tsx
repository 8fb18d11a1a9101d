import type { ReactNode } from 'react'
import { formatNumber } from '#isomorphic/words/formats.ts'

/** `/desk/links` */
export const en = {
  tabs: 'Lists of links',
  lists: {
    broken: 'Broken',
    doubtful: 'Failing for now',
    moved: 'Moved',
    unchecked: 'Not checked',
    accepted: 'Accepted',
    fine: 'Fine',
  },
  descriptions: {
    broken: 'Failed in three or more checks over a day or longer.',
    doubtful:
      'Failed once or twice. Outages are common, so they are checked again before they count as broken.',
    moved: 'Permanently redirected. Use the new address in the content.',
    unchecked: 'Not checked yet, not a public https address, or the site refuses bots.',
    accepted: 'Checked by an editor. They are not checked automatically any more.',
    fine: 'Reachable at the last check, about once a week.',
  },
  confirmations: {
    again: 'It is checked in the next run, within five minutes.',
    accept: 'Accepted. It is not checked again until you request it.',
    task: 'A task was created; it is in the inbox.',
    gone: 'Nothing was changed: no page contains that address any more.',
  },
  caption: (list: string) => `Links: ${list.toLowerCase()}`,
  columns: { address: 'Address', result: 'Result', checked: 'Checked', pages: 'Pages', actions: 'Actions' },
  empty: 'None.',
  reasons: {
    no_response: 'no response',
    not_public: 'not a public https address',
    robots_disallowed: 'disallowed by robots.txt',
    robots_unavailable: 'robots.txt is unavailable',
  },
  botsRefused: (status: string) => `refuses bots (${status})`,
  movedTo: (address: string) => `now ${address}`,
  failingSince: (time: ReactNode) => (
    <>
      {' since '}
      {time}
    </>
  ),
  notYetChecked: 'not yet',
  noPage: 'no page contains it any more',
  everyPage: 'the frame around every page',
  morePages: (count: number) => `and ${formatNumber('en', count)} more`,
  buttons: { again: 'Check again', accept: 'Accept', task: 'Create a task' },
}
