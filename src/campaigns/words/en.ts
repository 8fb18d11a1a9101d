export const en = {
  /** Problems of a submitted form, by field. */
  form: {
    subject: (maxLength: number) => `The subject is one line of ${maxLength} characters at most.`,
    preheader: (maxLength: number) => `The preheader is one line of ${maxLength} characters at most.`,
    body: (maxLength: number) => `The text is too long: ${maxLength} characters at most.`,
    topics: 'One of the topics is unknown.',
    frequency: 'Choose who gets it.',
    pacePerMinute: (min: number, max: number) => `The pace is a number from ${min} to ${max}.`,
    inLanguage: (language: string, problem: string) => `${language}: ${problem}`,
    other: 'The form cannot be read. Open the campaign again.',
  },
  /** Problems of the text. */
  markdown: {
    link: (address: string) => `The link to “${address}” is neither a path of ours nor https.`,
    html: (source: string) => `HTML is not sent: “${source}”.`,
    inline: (type: string) => `A campaign has no ${type} inside a line.`,
    block: (type: string) => `A campaign has no ${type}.`,
    picture: (address: string) => `The picture “${address}” is not a JPEG, PNG or GIF in /images or /cards.`,
    listItem: 'An item of a list contains only text: no list, card or picture.',
    tooManyMarks:
      'There are too many marks (stars, brackets, list items, quotes in quotes) or lines to read.',
  },
  /** Names of the checks of a draft. */
  checks: {
    text: 'Subject, preheader and text',
    markdown: 'Markdown that mail can show',
    cards: 'Cards lead to a guide or a story',
    links: 'Links within the site',
    pictures: 'Pictures have alternative text',
    size: 'Less than 100 kB',
    unsubscribe: 'Link to unsubscribe',
  },
  problems: {
    noSubject: 'There is no subject.',
    noPreheader: 'There is no preheader: mail programs would show the first words instead.',
    noText: 'There is no text.',
    emptyHeading: 'A heading is empty.',
    noAlternativeText: (source: string) =>
      `The picture ${source} has no alternative text: ![what it shows](${source}).`,
    noPicture: (path: string) => `There is no picture ${path}.`,
    noPage: (path: string) => `There is no guide or story at ${path}.`,
    brokenLink: (path: string) => `${path} leads nowhere.`,
    uncheckedPath: (path: string) => `${path} could not be checked. Open this page again in a minute.`,
    tooManyPaths: (count: number, max: number) =>
      `There are ${count} paths of the site, and ${max} can be checked. Leave some out.`,
    reservedText: (text: string) =>
      `The text contains ${text}, which stands for the token of each subscriber.`,
    size: (bytes: number) => `The mail has ${bytes} bytes.`,
    noUnsubscribeLink: 'The link to unsubscribe is missing.',
  },
  languages: { en: 'English', de: 'German', fr: 'French', es: 'Spanish', it: 'Italian', cs: 'Czech' },
  /** Why a campaign was paused automatically. */
  refused: (code: string) => `The mail service refuses it: ${code}`,
}
