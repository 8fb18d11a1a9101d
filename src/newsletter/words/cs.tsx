import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const cs = {
  signUp: 'Odebírat',
  page: {
    title: 'Zpravodaj',
    description:
      'Jedno dobré místo, jednou týdně: zpravodaj, který nevynechává praktické věci. Co v\u00a0něm je, jak často chodí a\u00a0jak ho odhlásit.',
    heading: 'Jedno dobré místo, jednou týdně',
    lead: 'Každé číslo je o\u00a0místě, které stojí za cestu, a\u00a0praktické věci v\u00a0něm nechybějí.',
    contents: 'Co v\u00a0něm je',
    about:
      'Jedno místo, pořádně: kdy tam jet, jak dorazit a\u00a0neztratit den, kde se posadit k\u00a0jídlu a\u00a0co vynechat. Někdy celý region, někdy jediná ulice.',
    topics: (pastIssues) => (
      <>
        {
          'Vybereš si, o\u00a0kterých z\u00a0jedenácti témat ti máme psát, od pláží po cesty autem, a\u00a0kdykoli to můžeš změnit. Tady jsou '
        }
        {pastIssues}.
      </>
    ),
    pastIssues: 'starší čísla',
    privacy: (privacyPolicy, unsubscribe) => (
      <>
        {'Jak na tvou adresu dáváme pozor, popisují '}
        {privacyPolicy}
        {'. Už toho máš dost? Tady se můžeš '}
        {unsubscribe}.
      </>
    ),
    privacyPolicy: 'zásady ochrany soukromí',
    unsubscribe: 'odhlásit',
    facts: [
      { label: 'Jak často', value: 'Nejvýš jedno číslo týdně, nebo jedno měsíčně, když chceš' },
      {
        label: 'Jak se přidat',
        value: 'Tvoje adresa a\u00a0jedno kliknutí v\u00a0e-mailu, který ti pošleme',
      },
      { label: 'Jak odejít', value: 'Jedno kliknutí na konci každého čísla' },
      { label: 'Co ukládáme', value: 'Tvou adresu, tvůj výběr a\u00a0kdy a\u00a0kde odběr začal' },
    ],
  },
  challenge: {
    title: 'Jsi člověk?',
    lead: 'Právě se hlásí hodně lidí, a\u00a0tak každé přihlášení ověřujeme. Tvoje adresa tu pořád je.',
    needsScript:
      'Ověření potřebuje JavaScript, který je tu vypnutý. Když se hlásí méně lidí, není třeba: zkus to za deset minut.',
    provider: (privacyPolicy) => (
      <>
        {'Ověřuje Cloudflare; dívá se na tvůj prohlížeč a\u00a0síťovou adresu. Přečti si naše '}
        {privacyPolicy}.
      </>
    ),
  },
  confirm: {
    title: 'Můžeme ti psát?',
    lead: 'Jeden zpravodaj týdně, na adresu, kam přišel odkaz v\u00a0e-mailu.',
    submit: 'Ano, potvrzuji odběr',
  },
  confirmed: {
    title: 'Jsi na seznamu',
    lead: 'Příští číslo přijde i\u00a0tobě. Do té doby je tu průvodce.',
    allDestinations: 'Všechny destinace',
    chooseTopics: 'Vybrat témata',
  },
  unsubscribe: {
    title: 'Odcházíš?',
    lead: 'Stiskni tlačítko a\u00a0žádný další zpravodaj nepřijde. Platí to hned.',
    submit: 'Odhlásit odběr',
    instead: 'Raději méně čísel nebo jiná témata',
  },
  unsubscribed: {
    title: 'Odběr je zrušený',
    lead: 'Žádný další zpravodaj nepřijde a\u00a0za třicet dní adresu smažeme. Díky za čtení.',
    signUpAgain: 'Změna názoru? Přihlas se znovu',
  },
  missingToken: {
    title: 'Tvůj odkaz je v\u00a0e-mailu',
    lead: 'Každý náš e-mail má na konci dva odkazy: jeden k\u00a0nastavení, druhý k\u00a0odhlášení. Nemáš žádný po ruce? Dej nám svou adresu; pokud je na seznamu, e-mail s\u00a0oběma je na cestě.',
    submit: 'Pošlete mi e-mail',
  },
  invalidToken: {
    title: 'Tento odkaz už neplatí',
    lead: 'Možná se cestou zkrátil, nebo je starší dvou dní. Přihlas se ještě jednou a\u00a0pošleme ti nový.',
  },
  signedUp: {
    title: 'Díky za přihlášení!',
    description: 'Zbývá jedno kliknutí.',
    lead: 'Právě jsme na tvou adresu poslali potvrzovací e-mail. Stiskni v\u00a0něm do 48\u00a0hodin tlačítko a\u00a0jsi na seznamu.',
    home: 'Na úvodní stránku',
  },
  preferences: {
    title: 'Tvůj zpravodaj',
    description: 'Tvůj odběr zpravodaje Fernway.',
    lead: 'O\u00a0čem ti píšeme a\u00a0jak často.',
    saved: 'Uloženo. Platí od příštího čísla.',
    pending: (confirm) => <>Zpravodaj zatím nechodí. Nejdřív je třeba {confirm}.</>,
    confirm: 'potvrdit odběr',
    save: 'Uložit',
    unsubscribe: 'Odhlásit odběr',
    topics: 'Témata',
    topicsNote: 'Když nezaškrtneš žádné, vybereme za tebe.',
    frequency: 'Jak často',
  },
  topics: {
    'adventure-travel': 'Dobrodružství',
    'art-and-culture': 'Umění a\u00a0kultura',
    beaches: 'Pláže',
    'family-travel': 'S\u00a0dětmi',
    'festivals-and-events': 'Slavnosti a\u00a0události',
    'food-and-drink': 'Jídlo a\u00a0pití',
    romance: 'Ve dvou',
    'road-trips': 'Autem',
    'sustainable-travel': 'Udržitelně',
    'budget-travel': 'Levně',
    'wildlife-and-nature': 'Zvířata a\u00a0příroda',
  },
  frequencies: {
    weekly: 'Každé číslo, nejvýš jednou týdně',
    monthly: 'Jedno měsíčně, to nejlepší',
  },
} satisfies Translation<typeof en>
