import type { ReactNode } from 'react'
import { continentEn } from '#isomorphic/words/continents-en.ts'

const SITE_NAME = 'Fernway'

/** English text of the frame, of the shared components and of the error pages. */
export const en = {
  siteName: SITE_NAME,
  document: {
    homeTitle: `${SITE_NAME}: travel guides and posters for the whole world`,
    title: (page: string) => `${page} · ${SITE_NAME}`,
    storiesFeed: 'Stories',
    destinations: 'Destinations',
    continentHighlights: (continent: string) => `${continent}: where we would start`,
    continentCountries: (continent: string) => `${continent}: every country, A to Z`,
  },
  errors: {
    message: 'It looks like we are experiencing issues, and our team has been notified.',
    retry: 'Try again?',
    home: 'Go to home page',
    reference: (requestId: string) => `Reference ${requestId}`,
    signedOut: 'You are signed out. Sign in again to see your account.',
    signIn: 'Sign in',
    completePage: 'Show the complete page',
  },
  frame: {
    skip: 'Skip to content',
    home: `${SITE_NAME} home`,
    menu: 'Menu',
    closeMenu: 'Close menu',
    navigation: 'Main',
    allSections: 'All sections',
    backFrom: ', back from ',
    countries: 'Countries',
    regions: 'Regions',
    cities: 'Cities',
    allOfContinent: (count: number, continent: string) => `All ${count} in ${continentEn(continent)}`,
    alert: 'Notice',
    closeAlert: 'Close this notice',
  },
  language: {
    /** For a page in another language; never shown in English. */
    partly: 'Parts of this page are still in English.',
    original: 'Read it in English',
  },
  account: {
    signIn: 'Sign In',
    title: 'Account',
    menu: (name: ReactNode) => <>Account of {name}</>,
    signedInAs: (name: ReactNode) => <>Signed in as {name}</>,
    saves: 'Saves',
    library: 'eLibrary',
    settings: 'Account settings',
    signOut: 'Sign out',
    /** The labels of the same pages in the navigation on a phone (S2.7). */
    narrowLibrary: 'E-Library',
    narrowSettings: 'Account Settings',
    narrowSignOut: 'Logout',
  },
  search: {
    field: 'Search destinations',
    submit: 'Search',
    open: 'Search',
    close: 'Close search',
    hint: 'Try a country, a city or a region. Press Enter to search everything.',
    everything: `Search all of ${SITE_NAME}`,
    picks: 'From Best in Travel',
    allPicks: 'Explore Best in Travel',
  },
  footer: {
    offer: 'Get 20% off your first order',
    offerConditions: 'Conditions of the offer',
    copyright: (year: number) => `© ${year} ${SITE_NAME}`,
    mapSource: (licencesPath: string) => (
      <>
        Maps from Natural Earth. <a href={licencesPath}>Data and licences</a>
      </>
    ),
    language: 'Language: ',
    cookieSettings: 'Cookie Settings',
    optOut: 'Do Not Sell or Share My Personal Information',
    consentQuestion: 'May we count pages, searches and clicks? No names, no ads.',
    consentYes: 'Yes, count mine',
    consentNo: 'No, thanks',
  },
  components: {
    close: 'Close',
    breadcrumb: 'Breadcrumb',
    otherSite: ' (opens another site)',
    newTab: ' (opens in a new tab)',
    page: (page: number) => `Page ${page}`,
    rank: (rank: number) => `No. ${rank} `,
    save: 'Save',
    saveItem: (name: string) => `Save ${name}`,
    share: (name: string) => `Share ${name}`,
    shareLink: 'Link to this page',
    shareByMail: 'Send it by mail',
    contact: 'Write to us',
    contactText: (address: ReactNode) => <>{address} reaches the editors.</>,
  },
  byline: {
    author: `${SITE_NAME} editors`,
    published: (day: ReactNode) => <>Published {day}</>,
    written: (month: ReactNode) => <>Written {month}</>,
    checked: {
      editor: (day: ReactNode) => <>Checked by an editor on {day}</>,
      'second-reader': (day: ReactNode) => <>Read again by a second reader on {day}</>,
    },
    minutes: (minutes: number) => `${minutes} minute read`,
  },
  mistakes: {
    report: 'Report a mistake',
    trap: 'Leave this empty',
    text: 'What is wrong, and how do you know?',
    email: 'Your email address, if you would like an answer',
    send: 'Send',
    privacy: (policyPath: string) => (
      <>
        We keep the address for ninety days and use it for the answer alone;{' '}
        <a href={policyPath}>privacy policy</a>.
      </>
    ),
  },
}
