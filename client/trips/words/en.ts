export const en = {
  onThisDevice: 'On this device',
  deviceHint: 'Sign in, and they are in your account as well.',
  notFound: 'This trip is not on this device',
  notFoundText: 'It may be on another device, or in your account.',
  back: 'All trips',
  openOnSite: 'Open on the site',
  offline: 'No network: your changes are stored on this device, and follow when it is back.',
  changedByOthers: 'Another traveller changed the trip.',
  remove: 'Delete from this device',
  confirmRemove: 'Delete this trip? It is only on this device.',
  signIn: 'Sign in to keep it in your account',
  notStored: 'This change could not be stored on this device. Your text is still in the form.',
}
