import type { ReactNode } from 'react'

export const en = {
  cookieSettings: {
    title: 'Cookie settings',
    description: 'What Fernway may remember and count on this browser.',
  },
  /** The current consent of a browser. */
  status: {
    privacyControl:
      'Your browser sends Global Privacy Control. We honour it: nothing is measured and nothing is shared.',
    optedOut: 'You have opted out of sharing on this browser, so nothing is measured.',
    notChosen: 'You have not chosen yet, so nothing is measured.',
    allowed: 'Your choice is saved. You can withdraw it here.',
    refused: 'You have refused. Nothing is measured.',
  },
  form: {
    necessary: 'Necessary',
    necessaryUse: 'Always on: for signing in, this choice and closed notices.',
    measurement: 'Measurement',
    measurementUse: (hasThirdParties: boolean) =>
      hasThirdParties
        ? 'Counts which pages are read, what is searched for and which links are followed. Companies that work for us take part in it.'
        : 'Counts which pages are read, what is searched for and which links are followed. We count ourselves, without a name or a number for you.',
    advertising: 'Advertising',
    advertisingUse: (hasAds: boolean) =>
      hasAds
        ? 'Lets ads be chosen and counted, with a random number that lasts as long as the page.'
        : 'Would let ads be chosen and counted. Fernway has none at present.',
    withdrawFirst: (link: ReactNode) => <>To choose again, first {link}.</>,
    withdrawLink: 'withdraw your opt-out',
    allowAll: 'Allow all',
    refuseAll: 'Refuse all',
    saveChosen: 'Save my choices',
  },
  optOut: {
    privacyControl:
      'Your browser sends Global Privacy Control, so you have opted out already. There is nothing to do.',
    optedOut: 'You have opted out on this browser. That lasts a year, or until you withdraw it.',
    notOptedOut: 'You have not opted out on this browser.',
    optOut: 'Do not sell or share my data',
    withdraw: 'Withdraw my opt-out',
  },
}
