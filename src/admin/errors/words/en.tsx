import type { ReactNode } from 'react'
import { formatNumber } from '#isomorphic/words/formats.ts'

type Side = 'browser' | 'worker'
type State = 'open' | 'resolved' | 'muted'

/** `/desk/errors`, and the page of one error group */
export const en = {
  states: { open: 'Open', resolved: 'Resolved', muted: 'Muted' },
  sides: { browser: 'browser', worker: 'worker' },
  list: {
    introduction:
      'Errors of the last thirty days, grouped by cause. Errors of all visitors are included, without personal data; when many arrive at once only samples are counted, so counts are too low.',
    stateTabs: 'States',
    caption: (state: string) => `Errors: ${state.toLowerCase()}`,
    columns: {
      error: 'Error',
      side: 'Side',
      count: 'Count',
      lastSeen: 'Last seen',
      firstSeen: 'First seen',
    },
    recurred: 'Recurred',
    noOpenErrors: 'No open errors.',
    empty: 'None.',
  },
  detail: {
    notFound: 'This error does not exist, or it was last seen more than thirty days ago.',
    confirmations: {
      open: 'Reopened.',
      resolved: 'Resolved. It reopens automatically when it occurs in a build that did not have it.',
      muted: 'Muted. It is still counted, and listed under Muted.',
    },
    moveTo: { open: 'Reopen', resolved: 'Resolve', muted: 'Mute' },
    occurrences: (
      error: {
        readonly side: Side
        readonly times: number
        readonly state: State
        readonly hasRecurred: boolean
      },
      first: ReactNode,
      last: ReactNode,
    ) => (
      <>
        {`In the ${error.side}, ${formatNumber('en', error.times)} times, from `}
        {first}
        {' to '}
        {last}
        {`. ${error.hasRecurred ? 'It was resolved, and recurred.' : `It is ${error.state}.`}`}
      </>
    ),
    chartName: 'Occurrences',
    facets: {
      build: 'Builds and files',
      page: 'Pages and routes',
      place: 'Data centres',
    },
    facetColumns: { count: 'Count', lastSeen: 'Last seen' },
    noFacets: (facet: string) => `${facet}: none recorded.`,
    fileOfBuilds: (file: string, builds: readonly string[]) => `${file} (build ${builds.join(', ')})`,
    samplesHeading: 'Latest samples',
    noSamples: 'All samples have been deleted.',
    facts: {
      page: 'Page',
      place: 'Data centre',
      build: 'Build',
      about: 'About',
      request: 'Request',
    },
    noStack: 'No stack was reported.',
    unnamedFunction: '(no name)',
    history: 'Events before the error',
    runbook: 'How to handle an error',
  },
}
