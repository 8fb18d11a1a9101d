/**
 * Returns the first language of a browser that a page exists in and that comes before the page's own.
 * @param preferred BCP 47 tags, such as `navigator.languages`
 * @param offered languages that the menu leads to
 * @returns null when the page is in a language that the visitor prefers, or in none that is offered
 */
export function preferredLanguage<Tag extends string>(
  preferred: readonly string[],
  page: string,
  offered: readonly Tag[],
): Tag | null {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0]
    if (language === page) return null
    const found = offered.find((each) => each === language)
    if (found !== undefined) return found
  }
  return null
}
