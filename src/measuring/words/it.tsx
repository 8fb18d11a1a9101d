import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const it = {
  cookieSettings: {
    title: 'Impostazioni dei cookie',
    description: 'Che cosa Fernway può ricordare e contare in questo browser.',
  },
  status: {
    privacyControl:
      'Il tuo browser invia Global Privacy Control. Lo rispettiamo: non si misura e non si condivide nulla.',
    optedOut: 'Hai rifiutato la condivisione in questo browser, quindi non si misura nulla.',
    notChosen: 'Non hai ancora scelto, quindi non si misura nulla.',
    allowed: 'La tua scelta è salvata. Puoi revocarla qui.',
    refused: 'Hai rifiutato. Non si misura nulla.',
  },
  form: {
    necessary: 'Necessari',
    necessaryUse:
      'Tengono aperta la tua sessione e ricordano un avviso chiuso e questa scelta. Sempre attivi.',
    measurement: 'Misurazione',
    measurementUse: (hasThirdParties) =>
      hasThirdParties
        ? 'Conta quali pagine si leggono, che cosa si cerca e quali link si seguono. Vi partecipano aziende che lavorano per noi.'
        : 'Conta quali pagine si leggono, che cosa si cerca e quali link si seguono. Contiamo noi, senza assegnarti un nome o un numero.',
    advertising: 'Pubblicità',
    advertisingUse: (hasAds) =>
      hasAds
        ? 'Permette di scegliere e contare gli annunci, con un numero casuale che dura quanto la pagina.'
        : 'Permetterebbe di scegliere e contare gli annunci. Per ora Fernway non ne ha.',
    withdrawFirst: (link) => <>Per scegliere di nuovo, prima devi {link}.</>,
    withdrawLink: 'revocare il rifiuto',
    allowAll: 'Accetta tutto',
    refuseAll: 'Rifiuta tutto',
    saveChosen: 'Salva le mie scelte',
  },
  optOut: {
    privacyControl:
      'Il tuo browser invia Global Privacy Control, quindi hai già rifiutato. Non c’è nulla da fare.',
    optedOut: 'Hai rifiutato in questo browser. Vale un anno, o finché non lo revochi.',
    notOptedOut: 'In questo browser non hai rifiutato.',
    optOut: 'Non vendere né condividere i miei dati',
    withdraw: 'Revoca il rifiuto',
  },
} satisfies Translation<typeof en>
