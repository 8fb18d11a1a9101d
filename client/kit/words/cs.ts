import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  error: 'U\u00a0nás se něco pokazilo. Náš tým už o\u00a0tom ví.',
  retry: 'Zkusit znovu',
  home: 'Na úvodní stránku',
} satisfies Translation<typeof en>
