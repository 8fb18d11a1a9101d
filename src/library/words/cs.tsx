import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const cs = {
  title: 'Moje e-knihy',
  description: 'Tvoje e-knihy.',
  lead: 'Co si v\u00a0obchodě koupíš, objeví se tady a\u00a0stáhnout si to můžeš, kolikrát chceš.',
  loading: 'Načítají se tvoje knihy…',
  empty: {
    title: 'Zatím žádné e-knihy',
    text: 'E-knihy z\u00a0obchodu se tu objeví, jakmile jsou zaplacené, ke čtení na každém zařízení.',
  },
  notDelivered: 'Na cestě z\u00a0obchodu',
  file: (size) => `EPUB, ${size}`,
  boughtOn: (day) => <>Tvoje od {day}</>,
  guideTo: (place) => `Průvodce: ${place}`,
  download: 'Stáhnout',
} satisfies Translation<typeof en>
