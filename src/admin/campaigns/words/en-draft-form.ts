/** The form of a draft: text, cards and audience */
export const enDraftForm = {
  subject: 'Subject',
  preheader: 'Preheader',
  preheaderHelp: 'Mail apps show it beside the subject.',
  text: 'Text',
  textHelp:
    'Markdown: ## heading, **bold**, *italic*, [text](/destinations/japan), - list, > quote, --- line, ![description](/images/name.jpg).',
  save: 'Save',
  saveAndPreview: 'Save and preview',
  cards: {
    heading: 'Cards',
    help: 'A guide or a story with its picture. It is added to the end of the text as a separate line, such as “card: /destinations/japan/kyoto”; move the line where you want it.',
    query: 'Name of a place or a story',
    search: 'Search',
    noResults: 'No results.',
    add: 'Add',
    addCard: (title: string, kind: string) => `Add ${title}, ${kind}`,
  },
  translations: {
    heading: 'Other languages',
    help: 'Subscribers get the campaign in the language in which they signed up, or in English where it is not written. Cards and links lead to the pages of that language. A language whose fields are all empty has no translation.',
    missing: (language: string) => `${language}: not written`,
  },
  audience: {
    heading: 'Audience',
    frequency: 'Frequency',
    weekly: 'Subscribers who want every issue',
    monthly: 'Also subscribers who want one issue a month',
    topics: 'Topics',
    topicsHelp:
      'Without a topic: all subscribers. Otherwise those who chose one of the topics, and those who chose none.',
    pacePerMinute: 'Mails per minute',
    save: 'Save audience',
  },
}
