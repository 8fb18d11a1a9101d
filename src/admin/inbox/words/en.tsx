import type { ReactNode } from 'react'

/** `/desk/inbox` */
export const en = {
  states: { new: 'New', working: 'In progress', done: 'Done', dismissed: 'Dismissed' },
  stateTabs: 'States',
  moveTo: { new: 'Move back to new', working: 'Start', done: 'Done', dismissed: 'Dismiss' },
  confirmations: {
    new: 'Moved back to new.',
    working: 'In progress.',
    done: 'Done.',
    dismissed: 'Dismissed.',
    gone: 'Nothing was changed: the item has been changed by another operator, or deleted.',
  },
  mistakes: {
    heading: 'Reported mistakes',
    empty: 'None.',
    buttonSubject: (page: string) => `the mistake on ${page}`,
    contactHidden: 'The visitor left an address for a reply; operators can see it.',
    replyTo: (address: ReactNode) => (
      <>
        {'Reply to '}
        {address}
      </>
    ),
  },
  tasks: {
    heading: 'Tasks',
    empty: 'None.',
    buttonSubject: (about: string) => `the task about ${about}`,
    kinds: {
      search: 'Search without results',
      page: 'Page that visitors did not find useful',
      link: 'Broken link',
    },
    quotedQuery: (query: string) => `“${query}”`,
  },
}
