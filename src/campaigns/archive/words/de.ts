import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Frühere Ausgaben',
  description: 'Jede Ausgabe des Newsletters von Fernway, Wort für Wort.',
  lead: 'Was an die Abonnenten ging, Wort für Wort.',
  empty: 'Noch wurde keine Ausgabe verschickt. Die erste geht an alle, die angemeldet sind.',
  subscribe: 'Die nächste bekommen',
  newsletter: 'Newsletter',
  author: 'Fernway-Redaktion',
  otherLanguages: 'Auch erschienen auf:',
  unavailable: {
    title: 'Frühere Ausgaben sind nicht verfügbar',
    description: 'Frühere Ausgaben lassen sich gerade nicht zeigen.',
    lead: 'Wir können frühere Ausgaben gerade nicht laden. Alles andere ist da; versuch es in ein paar Minuten noch einmal.',
    newsletter: 'Zum Newsletter',
  },
  withdrawn: {
    title: 'Diese Ausgabe wurde zurückgezogen',
    description: 'Diese Ausgabe wird nicht mehr gezeigt.',
    lead: 'Wir haben diese Ausgabe des Newsletters zurückgezogen. Alle anderen sind noch da.',
    newsletter: 'Zum Newsletter',
  },
} satisfies Translation<typeof en>
