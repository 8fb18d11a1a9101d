import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cs } from '#src/guide/story/words/cs.tsx'
import { de } from '#src/guide/story/words/de.tsx'
import { en } from '#src/guide/story/words/en.tsx'
import { es } from '#src/guide/story/words/es.tsx'
import { fr } from '#src/guide/story/words/fr.tsx'
import { it as italian } from '#src/guide/story/words/it.tsx'

/** What a screen reader says of the stamp of a topic. */
const spoken = ({ topic }: Pick<typeof en, 'topic'>, minutes: number, stories: number): string =>
  renderToStaticMarkup(topic.stamp(minutes, stories)).replaceAll(/<[^>]+>/g, '')

it.each([
  [en, '28 minutes of reading, 5 stories', '1 minute of reading, one story'],
  [de, '28 Minuten Lesezeit, 5 Geschichten', '1 Minute Lesezeit, eine Geschichte'],
  [fr, '28 minutes de lecture, 5 récits', '1 minute de lecture, un récit'],
  [es, '28 minutos de lectura, 5 historias', '1 minuto de lectura, una historia'],
  [italian, '28 minuti di lettura, 5 storie', '1 minuto di lettura, una storia'],
  [cs, '28 minut čtení, 5 příběhů', '1 minuta čtení, 1 příběh'],
])('says of a stamp how long its stories take to read: %#', (words, several, one) => {
  expect(spoken(words, 28, 5)).toBe(several)
  expect(spoken(words, 1, 1)).toBe(one)
})
