import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const de = {
  cookieSettings: {
    title: 'Cookie-Einstellungen',
    description: 'Was Fernway sich in diesem Browser merken und was es zählen darf.',
  },
  status: {
    privacyControl:
      'Dein Browser sendet Global Privacy Control. Daran halten wir uns: Nichts wird gemessen, nichts weitergegeben.',
    optedOut: 'Du hast der Weitergabe in diesem Browser widersprochen, deshalb wird nichts gemessen.',
    notChosen: 'Du hast noch nicht gewählt, deshalb wird nichts gemessen.',
    allowed: 'Deine Wahl ist gespeichert. Du kannst sie hier widerrufen.',
    refused: 'Du hast abgelehnt. Nichts wird gemessen.',
  },
  form: {
    necessary: 'Notwendig',
    necessaryUse: 'Hält dich angemeldet und merkt sich einen geschlossenen Hinweis und diese Wahl. Immer an.',
    measurement: 'Messung',
    measurementUse: (hasThirdParties) =>
      hasThirdParties
        ? 'Zählt gelesene Seiten, Suchanfragen und angeklickte Links. Firmen, die für uns arbeiten, sind daran beteiligt.'
        : 'Zählt gelesene Seiten, Suchanfragen und angeklickte Links. Wir zählen selbst, ohne einen Namen oder eine Nummer für dich.',
    advertising: 'Werbung',
    advertisingUse: (hasAds) =>
      hasAds
        ? 'Lässt Anzeigen auswählen und zählen, mit einer Zufallszahl, die so lange gilt, wie die Seite offen ist.'
        : 'Damit könnten wir Anzeigen auswählen und zählen. Zurzeit hat Fernway keine.',
    withdrawFirst: (link) => <>Um neu zu wählen, musst du zuerst {link}.</>,
    withdrawLink: 'deinen Widerspruch zurücknehmen',
    allowAll: 'Alles erlauben',
    refuseAll: 'Alles ablehnen',
    saveChosen: 'Auswahl speichern',
  },
  optOut: {
    privacyControl:
      'Dein Browser sendet Global Privacy Control, du hast also schon widersprochen. Es ist nichts zu tun.',
    optedOut: 'Du hast in diesem Browser widersprochen. Das gilt ein Jahr, oder bis du es zurücknimmst.',
    notOptedOut: 'Du hast in diesem Browser nicht widersprochen.',
    optOut: 'Meine Daten nicht verkaufen oder weitergeben',
    withdraw: 'Widerspruch zurücknehmen',
  },
} satisfies Translation<typeof en>
