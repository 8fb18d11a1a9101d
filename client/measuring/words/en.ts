export const en = {
  cookieSettings: {
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
