import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  error: 'Něco se u nás zadrhlo. Náš tým už o tom ví.',
  retry: 'Zkusit znovu',
  home: 'Na úvodní stránku',
} satisfies Translation<typeof en>
