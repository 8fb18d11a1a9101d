import { inContinentCs } from '#isomorphic/words/continents-cs.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const SITE_NAME = 'Fernway'

export const cs = {
  siteName: SITE_NAME,
  document: {
    homeTitle: `${SITE_NAME}: průvodci a\u00a0plakáty celého světa`,
    title: (page) => `${page} · ${SITE_NAME}`,
    storiesFeed: 'Příběhy',
    destinations: 'Destinace',
    continentHighlights: (continent) => `${continent}: kde bychom začali`,
    continentCountries: (continent) => `${continent}: všechny země od A do Z`,
  },
  errors: {
    message: 'U\u00a0nás se něco pokazilo. Náš tým už o\u00a0tom ví.',
    retry: 'Zkusit znovu',
    home: 'Na úvodní stránku',
    reference: (requestId) => `Kód chyby: ${requestId}`,
    signedOut: 'Přihlášení skončilo. Přihlas se znovu a\u00a0uvidíš svůj účet.',
    signIn: 'Přihlásit se',
    completePage: 'Zobrazit celou stránku',
  },
  frame: {
    skip: 'Přejít k\u00a0obsahu',
    home: `${SITE_NAME}, úvodní stránka`,
    menu: 'Nabídka',
    closeMenu: 'Zavřít nabídku',
    navigation: 'Hlavní nabídka',
    allSections: 'Všechny sekce',
    backFrom: ', zpět ze sekce ',
    countries: 'Země',
    regions: 'Regiony',
    cities: 'Města',
    allOfContinent: (count, continent) =>
      choosePlural('cs', count, {
        one: `Jediné místo ${inContinentCs(continent)}`,
        few: `Všechna ${count} místa ${inContinentCs(continent)}`,
        many: `Všech ${count} místa ${inContinentCs(continent)}`,
        other: `Všech ${count} míst ${inContinentCs(continent)}`,
      }),
    alert: 'Upozornění',
    closeAlert: 'Zavřít toto upozornění',
  },
  language: {
    partly: 'Tato stránka ještě není celá v\u00a0češtině; co chybí, je anglicky.',
    original: 'Číst v\u00a0angličtině',
  },
  account: {
    signIn: 'Přihlásit se',
    title: 'Účet',
    menu: (name) => <>Účet: {name}</>,
    signedInAs: (name) => <>Přihlášený účet: {name}</>,
    saves: 'Uložené',
    library: 'Moje e-knihy',
    settings: 'Nastavení účtu',
    signOut: 'Odhlásit se',
    narrowLibrary: 'Moje e-knihy',
    narrowSettings: 'Nastavení účtu',
    narrowSignOut: 'Odhlásit se',
  },
  search: {
    field: 'Hledat destinaci',
    submit: 'Hledat',
    open: 'Hledat',
    close: 'Zavřít hledání',
    hint: 'Napiš zemi, město nebo region. Enter prohledá všechno.',
    everything: `Hledat v\u00a0celém ${SITE_NAME}`,
    picks: 'Z\u00a0Best in Travel',
    allPicks: 'Prohlédnout Best in Travel',
  },
  footer: {
    offer: 'Sleva 20\u00a0% na první objednávku',
    offerConditions: 'Podmínky nabídky',
    copyright: (year) => `© ${year} ${SITE_NAME}`,
    mapSource: (licencesPath) => (
      <>
        Mapy podle Natural Earth. <a href={licencesPath}>{'Data a\u00a0licence'}</a>
      </>
    ),
    language: 'Jazyk: ',
    cookieSettings: 'Nastavení cookies',
    optOut: 'Neprodávat ani nesdílet mé osobní údaje',
    consentQuestion: 'Smíme počítat stránky, hledání a\u00a0kliknutí? Bez jmen a\u00a0bez reklamy.',
    consentYes: 'Ano, počítejte',
    consentNo: 'Ne, děkuji',
  },
  components: {
    close: 'Zavřít',
    breadcrumb: 'Drobečková navigace',
    otherSite: ' (otevře jiný web)',
    newTab: ' (otevře novou kartu)',
    page: (page) => `Strana ${page}`,
    rank: (rank) => `Č.\u00a0${rank} `,
    save: 'Uložit',
    saveItem: (name) => `Uložit: ${name}`,
    share: (name) => `Sdílet: ${name}`,
    shareLink: 'Odkaz na tuto stránku',
    shareByMail: 'Poslat e-mailem',
    contact: 'Napiš nám',
    contactText: (address) => <>Zprávy na {address} čte redakce.</>,
  },
  byline: {
    author: `Redakce ${SITE_NAME}`,
    published: (day) => <>Vydáno {day}</>,
    written: (month) => <>Napsáno: {month}</>,
    checked: {
      editor: (day) => <>Redakce zkontrolovala {day}</>,
      'second-reader': (day) => <>Anglický text {day} zkontroloval druhý čtenář</>,
    },
    minutes: (minutes) => `${minutes} min čtení`,
  },
  mistakes: {
    report: 'Nahlásit chybu',
    trap: 'Nech toto pole prázdné',
    text: 'Co je špatně a\u00a0jak to víš?',
    email: 'Tvůj e-mail, pokud chceš odpověď',
    send: 'Odeslat',
    privacy: (policyPath) => (
      <>
        {'Adresu uchováme devadesát dní a\u00a0použijeme ji jen k\u00a0odpovědi; '}
        <a href={policyPath}>zásady ochrany soukromí</a>.
      </>
    ),
  },
} satisfies Translation<typeof en>
