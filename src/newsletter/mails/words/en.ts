export const en = {
  confirmation: {
    subject: 'Confirm your Fernway newsletter',
    heading: 'One click and you are on the list',
    lead: 'Someone, most likely you, signed up for our newsletter with this address. Press the button to confirm.',
    button: 'Confirm my subscription',
    notes: [
      'The link works for 48 hours.',
      'If it was not you, do nothing: without this click we send no newsletter here, and delete the address after a week.',
    ],
  },
  alreadySubscribed: {
    subject: 'You are already on the Fernway list',
    heading: 'You are already on the list',
    lead: 'Someone, most likely you, signed up for our newsletter with this address. You get it here already, so there is nothing to do.',
    button: 'Choose topics and how often',
    notes: ['If it was not you, nothing has changed.'],
  },
  openAddress: 'If the button does not work, open this address:',
  preferences: 'Preferences',
  unsubscribe: 'Unsubscribe',
}
