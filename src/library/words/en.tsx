import type { ReactNode } from 'react'

export const en = {
  title: 'eLibrary',
  description: 'Your eBooks.',
  lead: 'What you buy in the shop appears here, to be downloaded as often as you like.',
  loading: 'Loading your books…',
  empty: {
    title: 'No eBooks yet',
    text: 'eBooks from the shop appear here as soon as they are paid for, to be read on any device.',
  },
  notDelivered: 'On its way from the shop',
  file: (size: string) => `EPUB, ${size}`,
  boughtOn: (day: ReactNode) => <>Yours since {day}</>,
  guideTo: (place: string) => `The guide to ${place}`,
  download: 'Download',
}
