import { formatDateTime } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NICKNAME_LENGTH } from '#src/account/rules/settings-action.ts'
import type { en } from './en.tsx'

export const cs = {
  settings: {
    title: 'Nastavení účtu',
    description: 'Tvůj účet na tomto webu.',
    lead: 'Jméno a\u00a0e-mail pocházejí z\u00a0účtu, kterým se přihlašuješ, a\u00a0mění se tam.',
    loadingAccount: 'Načítá se tvůj účet…',
    loadingSettings: 'Načítají se tvoje nastavení…',
  },
  summary: {
    signedInAs: 'Přihlášený účet',
    email: 'E-mail',
    noEmail: 'Přihlašovací služba ho neuvádí',
    picture: 'Tvůj obrázek',
    signOut: 'Odhlásit se',
  },
  nickname: {
    title: 'Přezdívka',
    label: 'Jak ti máme říkat',
    note: 'Tvoje další zařízení ji ukážou, až se na nich znovu přihlásíš.',
    save: 'Uložit přezdívku',
  },
  newsletter: {
    title: 'Zpravodaj',
    confirmed: (address) => `Zapnutý. Chodí na ${address}.`,
    pending: (address) =>
      `Čeká. Adresa ${address} je přihlášená, ale nepotvrzená, takže se nic neposílá. Nech pole zaškrtnuté a\u00a0uložením to tady potvrdíš.`,
    none: (address) =>
      `Vypnutý. Na ${address} nic nechodí. Přihlašovací služba adresu ověřila, takže stačí zaškrtnout pole.`,
    send: 'Posílejte mi zpravodaj',
    save: 'Uložit',
    topics: 'Témata a\u00a0jak často',
    saveTopics: 'Uložit témata',
    noAddress: (newsletterPage) => (
      <>
        {'Přihlašovací služba nám žádný e-mail nedává. S\u00a0libovolnou adresou se můžeš přihlásit na '}
        {newsletterPage}.
      </>
    ),
    newsletterPage: 'stránce zpravodaje',
    unverified: (address) =>
      `Přihlašovací služba neověřila, že ${address} patří tobě, a\u00a0tak nejdřív pošleme potvrzovací e-mail. Dokud neotevřeš jeho odkaz, nic dalšího nepřijde. V\u00a0každém čísle je odkaz k\u00a0odhlášení.`,
    sendConfirmation: 'Pošlete mi potvrzovací e-mail',
  },
  privacy: {
    title: 'Soukromí v\u00a0tomto prohlížeči',
    measurement: 'Měřit, jak průvodce používám',
    advertising: 'Vybírat reklamu podle toho, co čtu',
    save: 'Uložit volbu',
    otherBrowsers: 'Tvoje další prohlížeče mají svou vlastní volbu.',
  },
  sessions: {
    title: 'Tvoje přihlášení',
    thisDevice: 'Toto zařízení',
    lastUsed: (atMs) => `Naposledy použito ${formatDateTime('cs', atMs)} UTC`,
    signOut: 'Odhlásit',
    signOutDevice: (device, lastUsedMs) => `${device}, naposledy použito ${formatDateTime('cs', lastUsedMs)}`,
    signOutOthers: 'Odhlásit všude jinde',
  },
  data: {
    title: 'Tvoje data',
    lead: 'Všechno, co k\u00a0tvému účtu ukládáme, v\u00a0jednom souboru JSON.',
    export: 'Exportovat',
  },
  deletion: {
    title: 'Smazat účet',
    description: 'Co se s\u00a0účtem smaže.',
    panelLead: 'Natrvalo smaže uložená místa, seznamy, e-knihy, zpravodaj i\u00a0nastavení.',
    panelLink: 'Co se smaže a\u00a0jak',
    lead: 'Vrátit to zpět nemůžeš ty ani my.',
    unconfirmed: 'Potvrď to zaškrtnutím.',
    deletedWithIt: 'Co se smaže s\u00a0ním:',
    items: [
      'uložená místa, seznamy s\u00a0poznámkami a\u00a0každý sdílený odkaz;',
      'e-knihy: nejdřív si je stáhni v\u00a0„Moje e-knihy“;',
      'přezdívka a\u00a0každé přihlášení na zařízení;',
      'zpravodaj, pokud chodí na adresu tohoto účtu. Uložíme kód spočítaný z\u00a0adresy, ne adresu, aby se nedala znovu přihlásit.',
    ],
    providerAccount: 'Účet u\u00a0přihlašovací služby není náš a\u00a0zůstane, jak je.',
    confirm: 'Smazat můj účet a\u00a0všechno v\u00a0něm',
    cancel: 'Ponechat účet',
    submit: 'Smazat účet',
  },
  goodbye: {
    title: 'Na shledanou',
    description: 'Tvůj účet je smazaný.',
    heading: 'Tvůj účet je smazaný',
    lead: 'Uložená místa, seznamy, e-knihy i\u00a0nastavení jsou pryč. Průvodce zůstává otevřený a\u00a0dveře taky.',
    home: 'Na úvodní stránku',
  },
  done: {
    nickname: 'Přezdívka je uložená.',
    'newsletter-on': 'Zpravodaj je zapnutý. Příští číslo přijde na tvou adresu.',
    'newsletter-off': 'Zpravodaj je vypnutý. Žádná další čísla nepřijdou.',
    'newsletter-mailed':
      'Právě jsme poslali potvrzovací e-mail. Dokud neotevřeš jeho odkaz, nic dalšího nepřijde.',
    letters: 'Témata jsou uložená. Platí od příštího čísla.',
    privacy: 'Tvoje volba pro tento prohlížeč je uložená.',
    'sign-out-one': 'To zařízení je odhlášené.',
    'sign-out-others':
      'Všude jinde přihlášení skončilo. Ostatní zařízení se musí přihlásit znovu, i\u00a0u\u00a0přihlašovací služby.',
  },
  problems: {
    nickname: `Přezdívka má 1 až ${MAX_NICKNAME_LENGTH} znaků.`,
    refused: 'Na tuto adresu psát nesmíme, takže zpravodaj tu nejde zapnout.',
    unverified: 'Nemůžeme poznat, jestli adresa patří tobě. Odhlas se odkazem v\u00a0každém čísle.',
    'too-many': 'Právě teď je požadavků příliš. Zkus to za minutu.',
    'challenge-required': 'Právě se hlásí hodně lidí. Použij formulář na stránce zpravodaje.',
    'newsletter-off': 'Nejdřív zapni zpravodaj.',
  },
} satisfies Translation<typeof en>
