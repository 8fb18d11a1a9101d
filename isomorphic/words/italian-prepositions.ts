/** The month after "a", which Italian writes "ad" before the same vowel: "a maggio", "ad aprile", "ad agosto". */
export const toMonth = (month: string): string => `${/^a/i.test(month) ? 'ad' : 'a'} ${month}`

/** How "da" and the article of a name are written together; "La Paz" has none that is Italian. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^Il /, 'dal '],
  [/^L’/, 'dall’'],
  [/^La (?=Valletta|Réunion)/, 'dalla '],
]

/** A place after "da", with which the article of its name becomes one word: "dal Cairo", "dall’Avana", "da Roma". */
export function fromPlace(name: string): string {
  const [article, start] = CONTRACTIONS.find(([pattern]) => pattern.test(name)) ?? []
  return article === undefined || start === undefined ? `da ${name}` : name.replace(article, start)
}
