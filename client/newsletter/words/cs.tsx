import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const cs = {
  trap: 'Nech prázdné',
  email: 'E-mailová adresa',
  emailExample: 'ty@example.com',
  subscribe: 'Odebírat',
  sending: 'Odesílá se…',
  error: 'Požadavek se nepodařilo zpracovat. Zkus to prosím později.',
  terms: (privacyPolicy) => <>Zpravodaj chodí nejvýš jednou týdně. Přečti si naše {privacyPolicy}.</>,
  privacyPolicy: 'zásady ochrany soukromí',
  checkInbox: 'Teď se podívej do e-mailu',
  thanks: 'Díky za přihlášení!',
  sentTo: (address) => <>Právě jsme poslali potvrzovací e-mail na {address}</>,
} satisfies Translation<typeof en>
