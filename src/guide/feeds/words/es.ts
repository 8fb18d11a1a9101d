import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Fernway: historias',
  description: 'Historias para viajeros, cada una sobre una sola cosa.',
  author: 'Redacción de Fernway',
} satisfies Translation<typeof en>
