import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const de = {
  title: 'Meine E-Books',
  description: 'Deine E-Books.',
  lead: 'Was du im Shop kaufst, steht hier, und du kannst es herunterladen, so oft du willst.',
  loading: 'Deine Bücher werden geladen …',
  empty: {
    title: 'Noch keine E-Books',
    text: 'E-Books aus dem Shop stehen hier, sobald sie bezahlt sind, zum Lesen auf jedem Gerät.',
  },
  notDelivered: 'Unterwegs vom Shop',
  file: (size) => `EPUB, ${size}`,
  boughtOn: (day) => <>Deins seit {day}</>,
  guideTo: (place) => `Reiseführer: ${place}`,
  download: 'Herunterladen',
} satisfies Translation<typeof en>
