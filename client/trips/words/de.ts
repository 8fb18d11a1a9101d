import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  onThisDevice: 'Auf diesem Gerät',
  deviceHint: 'Melde dich an, dann sind sie auch in deinem Konto.',
  notFound: 'Diese Reise ist nicht auf diesem Gerät',
  notFoundText: 'Vielleicht ist sie auf einem anderen Gerät oder in deinem Konto.',
  back: 'Alle Reisen',
  openOnSite: 'Auf der Website öffnen',
  offline:
    'Kein Netz: Deine Änderungen bleiben auf diesem Gerät und werden gesendet, sobald es wieder da ist.',
  changedByOthers: 'Jemand anderes hat die Reise geändert.',
  remove: 'Von diesem Gerät löschen',
  confirmRemove: 'Diese Reise löschen? Es gibt sie nur auf diesem Gerät.',
  signIn: 'Anmelden, um sie im Konto zu behalten',
  notStored:
    'Diese Änderung konnte auf diesem Gerät nicht gespeichert werden. Dein Text steht noch im Formular.',
} satisfies Translation<typeof en>
