import type { ReactNode } from 'react'
import { formatDateTime } from '#isomorphic/words/formats.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/settings-action.ts'

export const en = {
  settings: {
    title: 'Account settings',
    description: 'Your account on this site.',
    lead: 'Your name and e-mail come from the account you sign in with, and are changed there.',
    loadingAccount: 'Looking up your account…',
    loadingSettings: 'Looking up your settings…',
  },
  summary: {
    signedInAs: 'Signed in as',
    email: 'E-mail',
    noEmail: 'Not given by your sign-in provider',
    picture: 'Your picture',
    signOut: 'Sign out',
  },
  nickname: {
    title: 'Nickname',
    label: 'What we call you here',
    note: 'Your other devices show it when you next sign in there.',
    save: 'Save nickname',
  },
  newsletter: {
    title: 'Newsletter',
    confirmed: (address: string) => `On. The newsletter goes to ${address}.`,
    pending: (address: string) =>
      `Waiting. ${address} was signed up and has not confirmed, so nothing is sent. Leave the box ticked and save to confirm here.`,
    none: (address: string) =>
      `Off. Nothing goes to ${address}. Your sign-in provider has verified the address, so ticking the box is enough.`,
    send: 'Send me the newsletter',
    save: 'Save',
    topics: 'Topics, and how often',
    saveTopics: 'Save topics',
    noAddress: (newsletterPage: ReactNode) => (
      <>
        {'Your sign-in provider gives us no e-mail address. You can sign up with any address on the '}
        {newsletterPage}.
      </>
    ),
    newsletterPage: 'newsletter page',
    unverified: (address: string) =>
      `Your sign-in provider has not verified that ${address} is yours, so we send a confirmation mail first. You get nothing else before you follow its link. Each issue has a link to unsubscribe.`,
    sendConfirmation: 'Send me the confirmation mail',
  },
  privacy: {
    title: 'Privacy on this browser',
    measurement: 'Measure how I use the guide',
    advertising: 'Choose advertising by what I read',
    save: 'Save choices',
    otherBrowsers: 'Your other browsers have their own choices.',
  },
  sessions: {
    title: 'Where you are signed in',
    thisDevice: 'This device',
    lastUsed: (atMs: number) => `Last used ${formatDateTime('en', atMs)} UTC`,
    signOut: 'Sign out',
    /** Follows `signOut` for screen readers. */
    signOutDevice: (device: string, lastUsedMs: number) =>
      `${device}, last used ${formatDateTime('en', lastUsedMs)}`,
    signOutOthers: 'Sign out everywhere else',
  },
  data: {
    title: 'Your data',
    lead: 'Everything we store about your account, as one JSON file.',
    export: 'Export',
  },
  deletion: {
    title: 'Delete account',
    description: 'What is deleted with an account.',
    panelLead: 'Deletes your saves, lists, eBooks, newsletter and settings permanently.',
    panelLink: 'What is deleted, and how',
    lead: 'It cannot be undone, by you or by us.',
    unconfirmed: 'Tick the box to confirm.',
    deletedWithIt: 'What is deleted with it:',
    items: [
      'your saves, your lists with their notes, and every link you shared;',
      'your eBooks: download them first, from your eLibrary;',
      'your nickname, and every place where you are signed in;',
      'your newsletter, if it goes to the address of this account. We store a code made from the address, not the address, so that it cannot be signed up again.',
    ],
    providerAccount: 'The account at your sign-in provider is not ours and stays as it is.',
    confirm: 'Delete my account and everything in it',
    cancel: 'Keep my account',
    submit: 'Delete account',
  },
  goodbye: {
    title: 'Goodbye',
    description: 'Your account is deleted.',
    heading: 'Your account is deleted',
    lead: 'Your saves, lists, eBooks and settings are gone. The guide stays open, and so does the door.',
    home: 'Go to home page',
  },
  /** By the code in the URL after an action. */
  done: {
    nickname: 'Nickname saved.',
    'newsletter-on': 'The newsletter is on. The next issue goes to your address.',
    'newsletter-off': 'The newsletter is off. You will get no more newsletters.',
    'newsletter-mailed':
      'We just sent a confirmation email. You get nothing else before you follow its link.',
    letters: 'Topics saved. They apply from the next issue on.',
    privacy: 'Your choices for this browser are saved.',
    'sign-out-one': 'That device is signed out.',
    'sign-out-others':
      'You are signed out everywhere else. Other devices need to sign in again, at your sign-in provider too.',
  },
  problems: {
    nickname: `A nickname has 1 to ${MAX_NICKNAME_LENGTH} characters.`,
    refused: 'We may not write to this address, so the newsletter cannot be turned on here.',
    unverified: 'We cannot tell whether the address is yours. Unsubscribe by the link in each issue.',
    'too-many': 'Too many requests just now. Please try again in a minute.',
    'challenge-required': 'Many people are signing up just now. Please use the form on the newsletter page.',
    'newsletter-off': 'Turn the newsletter on first.',
  },
}
