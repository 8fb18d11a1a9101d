import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  error: 'Bei uns klemmt gerade etwas. Unser Team weiß Bescheid.',
  retry: 'Noch einmal versuchen',
  home: 'Zur Startseite',
} satisfies Translation<typeof en>
