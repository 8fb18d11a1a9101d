export const en = {
  form: {
    title: 'Report a mistake',
    description: 'What is wrong on a page, for the editors.',
  },
  /** By the reason of the rejection. */
  rejections: {
    invalid_text: 'Say in a few words what is wrong: ten characters at least, two thousand at most.',
    invalid_email:
      'That address is not complete. Correct it, or leave the field empty if you want no answer.',
    too_many: 'Too many reports at once. Wait ten minutes, then send it again.',
    unavailable:
      'The report could not be stored just now. Your words are still here: send them again in a minute.',
  },
  thanks: {
    title: 'Thank you',
    heading: 'Thank you. We will look into it',
    lead: 'Every report is read, and checked before anything is changed.',
    allDestinations: 'All destinations',
    backToPage: 'Back to the page',
  },
  /** To the operators. */
  mail: {
    subject: (page: string) => `Mistake reported: ${page}`,
    answerTo: (contact: string) => `Answer to ${contact}`,
    noContact: 'No address for an answer was given.',
  },
}
