import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'

type SentenceTemplate = (one: string, other: string) => string

/** Only what is true of any paper and of these two sights. */
const SENTENCES: readonly SentenceTemplate[] = [
  (one, other) => `From ${one} to ${other} with something that does not run flat.`,
  (one, other) => `${one} and ${other} both deserve a margin to write in.`,
  (one, other) => `For the table after ${one}, and the way to ${other}: pages need no signal.`,
  (one, other) => `The corner of a page can be turned down at ${one}, and found again at ${other}.`,
]

const shortName = (name: string): string => name.replace(/,.*$/, '')

/** What the shop's card says of paper, in words of the place itself. */
export function getGuidebookCopy({ path, sights }: Pick<DestinationRecord, 'path' | 'sights'>): string {
  const [one, other] = sights
  if (one === undefined || other === undefined) return 'Paper does not run flat, and needs no signal.'
  const seed = [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const template = SENTENCES[seed % SENTENCES.length] ?? SENTENCES[0]
  return template?.(shortName(one.name), shortName(other.name)) ?? ''
}
