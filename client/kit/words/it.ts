import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  error: 'C’è un problema da parte nostra. Il nostro team è stato avvisato.',
  retry: 'Riprova',
  home: 'Vai alla pagina iniziale',
} satisfies Translation<typeof en>
