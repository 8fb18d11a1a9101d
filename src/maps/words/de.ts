import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  distance: {
    exact: (km) => `${formatNumber('de', km)} km`,
    rounded: (km) => `etwa ${formatNumber('de', km)} km`,
  },
  scale: {
    north: 'N',
    metres: (metres) => `${formatNumber('de', metres)} m`,
    kilometres: (km) => `${formatNumber('de', km)} km`,
  },
  caption: {
    naturalEarth: 'Natural Earth.',
    gshhg: 'GSHHG und Natural Earth.',
    watersAreSketched: 'Einige Gewässer sind von Hand gezeichnet.',
    townIsSketched: 'Mauern, Parks, Hügel und Hauptstraßen sind von Hand gezeichnet.',
    streetsAreDrawn: 'Straßen und Haltestellen von Hand gezeichnet, nicht vermessen; kleine Straßen fehlen.',
    isSketch: 'Lageskizze der Sehenswürdigkeiten, nicht als Wegweiser gedacht.',
    borders: 'Grenzverläufe ohne politische Wertung.',
  },
  way: 'Von 1 nach 5:',
  around:
    'Die Umgebung: nummerierte Sehenswürdigkeiten außerhalb der oberen Karte; das Rechteck zeigt deren Ausschnitt.',
  world: { label: 'Weltkarte von Best in Travel' },
  sheet: { title: 'Karten', description: 'Alle Karten des Reiseführers.', kinds: 'Arten' },
} satisfies Translation<typeof en>
