export const en = {
  consent: {
    privacyControl: 'Your browser sends Global Privacy Control. We honour it: nothing is measured.',
    optedOut: 'You have opted out, so nothing is measured.',
    allowed: 'Measurement is on. Thank you.',
    refused: 'Nothing is measured, as you chose.',
    cookiesBlocked: 'Your browser blocks cookies, so your choice is not saved and nothing is measured.',
    title: 'Cookie settings',
    close: 'Close',
  },
  /** On consent forms, which the server cannot render for browsers without the header. */
  privacyControl:
    'Your browser sends Global Privacy Control. We honour it: nothing is measured and nothing is shared.',
  feedback: {
    question: 'Was this useful?',
    useful: 'Yes, it was',
    notUseful: 'Not really',
    thanks: 'Thank you. That helps us decide what to fix first.',
  },
}
