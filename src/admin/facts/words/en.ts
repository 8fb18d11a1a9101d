/** `/desk/facts` */
export const en = {
  lead: (aged: number, total: number) =>
    `${aged} of ${total} dated facts were known twelve months ago or earlier. Compare them with the official page, correct the file in content/practical, and set asOf to the present month. After eighteen months the check of the project fails.`,
  caption: 'Facts to compare again',
  columns: { place: 'Place', kind: 'Facts', asOf: 'Known in', age: 'Age', official: 'Official page' },
  kinds: { practical: 'Practical facts', entry: 'Entry rule' },
  age: (months: number) => `${months} months`,
  empty: 'All facts were known within the last twelve months.',
}
