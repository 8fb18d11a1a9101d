/** Credits of photographs, and the list of all of them. */
export const en = {
  credit: (author: string, year: number) => `Photograph: ${author}, ${year}`,
  author: (author: string, year: number) => `${author}, ${year}`,
  /** Licences that have no name of their own. */
  licences: {
    'public domain': 'public domain',
    'by permission': 'by permission',
    own: 'taken for Fernway',
  },
  shareAlike: 'to be shared under the same licence',
  source: (host: string) => `Source: ${host}`,
  list: {
    heading: 'Photographs',
    lead: 'These pages show a photograph. Its author, licence and source are named below it, and here.',
    columns: { page: 'Page', author: 'Author, year', licence: 'Licence and source' },
  },
}
