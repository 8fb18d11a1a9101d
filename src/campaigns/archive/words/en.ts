export const en = {
  title: 'Past issues',
  description: 'Every issue of the Fernway newsletter, word for word.',
  lead: 'What subscribers got, word for word.',
  empty: 'No issue has been sent yet. Subscribers get the first one.',
  subscribe: 'Get the next one',
  newsletter: 'Newsletter',
  author: 'Fernway editors',
  otherLanguages: 'Also sent in:',
  unavailable: {
    title: 'Past issues are unavailable',
    description: 'Past issues cannot be shown just now.',
    lead: 'We cannot load past issues just now. Everything else is there; please try again in a few minutes.',
    newsletter: 'The newsletter',
  },
  withdrawn: {
    title: 'This issue was withdrawn',
    description: 'This issue is no longer shown.',
    lead: 'We have withdrawn this issue of the newsletter. All other issues are still there.',
    newsletter: 'The newsletter',
  },
}
