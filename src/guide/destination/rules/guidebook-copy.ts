import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'

type SentenceTemplate = (one: string, other: string) => string

/** True for any paper guidebook and any two sights. */
const SENTENCES: readonly SentenceTemplate[] = [
  (one, other) => `From ${one} to ${other} with something that does not run flat.`,
  (one, other) => `${one} and ${other} both deserve a margin to write in.`,
  (one, other) => `For the table after ${one}, and the way to ${other}: pages need no signal.`,
  (one, other) => `The corner of a page can be turned down at ${one}, and found again at ${other}.`,
]

const shortName = (name: string): string => name.replace(/,.*$/, '')

/** Text of the guidebook card, with the names of sights of the place. */
export function getGuidebookCopy({ path, sights }: Pick<DestinationRecord, 'path' | 'sights'>): string {
  const [one, other] = sights
  if (one === undefined || other === undefined) return 'Paper does not run flat, and needs no signal.'
  const seed = [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const template = SENTENCES[seed % SENTENCES.length] ?? SENTENCES[0]
  return template?.(shortName(one.name), shortName(other.name)) ?? ''
}
