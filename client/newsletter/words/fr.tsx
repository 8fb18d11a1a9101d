import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const fr = {
  trap: 'Laisse ce champ vide',
  email: 'Adresse e-mail',
  emailExample: 'toi@example.com',
  subscribe: 'S’abonner',
  sending: 'Envoi…',
  error: 'Ta demande n’a pas pu être traitée. Réessaie plus tard.',
  terms: (privacyPolicy) => <>Nous envoyons une lettre par semaine. Lis notre {privacyPolicy}.</>,
  privacyPolicy: 'politique de confidentialité',
  checkInbox: 'Consulte maintenant ta boîte de réception',
  thanks: 'Merci pour ton inscription\u202f!',
  sentTo: (address) => <>Nous venons d’envoyer un e-mail de confirmation à {address}</>,
} satisfies Translation<typeof en>
