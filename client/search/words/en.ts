/** English text of the suggestions. */
export const en = {
  list: 'Suggestions',
  none: 'No page has that name.',
  count: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
}
