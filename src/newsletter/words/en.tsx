import type { ReactNode } from 'react'
import type { NewsletterFrequency, NewsletterTopic } from '#src/newsletter/rules/subscription-preferences.ts'

export const en = {
  signUp: 'Sign Up',
  page: {
    title: 'Newsletter',
    description:
      'One good place, once a week: a newsletter with the practical parts left in. What is in it, how often it comes, and how to unsubscribe.',
    heading: 'One good place, once a week',
    lead: 'Each issue is about somewhere worth the trip, with the practical parts left in.',
    contents: 'What is in it',
    about:
      'One place, looked at properly: when to go, how to get there without losing a day, where to sit down to eat, and what to leave out. Sometimes a region, sometimes a single street.',
    topics: (pastIssues: ReactNode) => (
      <>
        You choose which of eleven topics we write to you about, from beaches to road trips, and you can
        change your mind whenever you like. Here are {pastIssues}.
      </>
    ),
    pastIssues: 'past issues',
    privacy: (privacyPolicy: ReactNode, unsubscribe: ReactNode) => (
      <>
        Read how we look after your address in our {privacyPolicy}
        {'. Had enough already? Here is how to '}
        {unsubscribe}.
      </>
    ),
    privacyPolicy: 'privacy policy',
    unsubscribe: 'unsubscribe',
    facts: [
      { label: 'How often', value: 'One issue a week at most, or one a month if you prefer' },
      { label: 'To join', value: 'Your address, and one click in the mail we send you' },
      { label: 'To leave', value: 'One click, at the foot of every issue' },
      { label: 'What we store', value: 'Your address, what you choose, when and where you signed up' },
    ],
  },
  challenge: {
    title: 'Are you a person?',
    lead: 'Many people are signing up just now, so we check each sign-up. Your address is still here.',
    needsScript:
      'The check needs JavaScript, which is off here. It is not needed when fewer people sign up: try again in ten minutes.',
    provider: (privacyPolicy: ReactNode) => (
      <>Cloudflare does the check; it looks at your browser and network address. Read our {privacyPolicy}.</>
    ),
  },
  confirm: {
    title: 'Shall we write to you?',
    lead: 'One newsletter a week, to the address that the link in your mail went to.',
    submit: 'Yes, confirm my subscription',
  },
  confirmed: {
    title: 'You are on the list',
    lead: 'You will get the next issue. Until then, there is the guide.',
    allDestinations: 'All destinations',
    chooseTopics: 'Choose topics',
  },
  unsubscribe: {
    title: 'Leaving us?',
    lead: 'Press the button and you get no more newsletters. It works at once.',
    submit: 'Unsubscribe',
    instead: 'Get fewer issues, or other topics, instead',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    lead: 'You get no more newsletters, and in thirty days we delete the address. Thank you for reading.',
    signUpAgain: 'Changed your mind? Sign up again',
  },
  missingToken: {
    title: 'Your link is in the mail',
    lead: 'Every mail from us has two links at its foot: one for your preferences, one to unsubscribe. No mail at hand? Give us your address, and if you are on the list a mail with both is on its way.',
    submit: 'Send me a mail',
  },
  invalidToken: {
    title: 'This link no longer works',
    lead: 'It may have been cut short on its way, or it is older than two days. Sign up once more and we send you a new one.',
  },
  signedUp: {
    title: 'Thanks for signing up!',
    description: 'One click is left.',
    lead: 'We just sent a confirmation email to the address you gave. Press the button in it within 48 hours and you are on the list.',
    home: 'Go to home page',
  },
  preferences: {
    title: 'Your newsletter',
    description: 'Your subscription to the Fernway newsletter.',
    lead: 'What we write to you about, and how often.',
    saved: 'Saved. It applies from the next issue on.',
    pending: (confirm: ReactNode) => <>You get no newsletter before you {confirm}.</>,
    confirm: 'confirm your subscription',
    save: 'Save',
    unsubscribe: 'Unsubscribe',
    topics: 'Topics',
    topicsNote: 'Tick none and we choose for you.',
    frequency: 'How often',
  },
  topics: {
    'adventure-travel': 'Adventure travel',
    'art-and-culture': 'Art and culture',
    beaches: 'Beaches',
    'family-travel': 'Family travel',
    'festivals-and-events': 'Festivals and events',
    'food-and-drink': 'Food and drink',
    romance: 'Romance',
    'road-trips': 'Road trips',
    'sustainable-travel': 'Sustainable travel',
    'budget-travel': 'Budget travel',
    'wildlife-and-nature': 'Wildlife and nature',
  } satisfies Readonly<Record<NewsletterTopic, string>>,
  frequencies: {
    weekly: 'Every issue, once a week at most',
    monthly: 'One a month, the best of them',
  } satisfies Readonly<Record<NewsletterFrequency, string>>,
}
