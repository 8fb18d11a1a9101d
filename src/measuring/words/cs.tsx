import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

export const cs = {
  cookieSettings: {
    title: 'Nastavení cookies',
    description: 'Co si Fernway smí v\u00a0tomto prohlížeči pamatovat a\u00a0počítat.',
  },
  status: {
    privacyControl:
      'Tvůj prohlížeč posílá Global Privacy Control. Respektujeme to: nic se neměří a\u00a0nic se nesdílí.',
    optedOut: 'Sdílení je v\u00a0tomto prohlížeči odmítnuté, takže se nic neměří.',
    notChosen: 'Zatím nemáme tvou volbu, takže nic neměříme.',
    allowed: 'Tvoje volba je uložená. Tady ji můžeš odvolat.',
    refused: 'Odmítnuto. Nic se neměří.',
  },
  form: {
    necessary: 'Nezbytné',
    necessaryUse: 'Udržují přihlášení a\u00a0pamatují si zavřené upozornění a\u00a0tuto volbu. Vždy zapnuté.',
    measurement: 'Měření',
    measurementUse: (hasThirdParties) =>
      hasThirdParties
        ? 'Počítá, které stránky se čtou, co se hledá a\u00a0které odkazy se otevírají. Podílejí se na něm firmy, které pro nás pracují.'
        : 'Počítá, které stránky se čtou, co se hledá a\u00a0které odkazy se otevírají. Počítáme sami, bez jména a\u00a0bez čísla, podle kterého bychom tě poznali.',
    advertising: 'Reklama',
    advertisingUse: (hasAds) =>
      hasAds
        ? 'Umožňuje vybírat a\u00a0počítat reklamy, s\u00a0náhodným číslem, které platí jen do zavření stránky.'
        : 'Umožnila by vybírat a\u00a0počítat reklamy. Fernway teď žádné nemá.',
    withdrawFirst: (link) => <>Chceš-li volit znovu, musíš nejdřív {link}.</>,
    withdrawLink: 'odvolat své odmítnutí',
    allowAll: 'Povolit vše',
    refuseAll: 'Odmítnout vše',
    saveChosen: 'Uložit volbu',
  },
  optOut: {
    privacyControl:
      'Tvůj prohlížeč posílá Global Privacy Control, takže odmítnutí už platí. Není třeba nic dělat.',
    optedOut: 'V\u00a0tomto prohlížeči platí odmítnutí, a\u00a0to rok, nebo dokud ho neodvoláš.',
    notOptedOut: 'V\u00a0tomto prohlížeči odmítnutí neplatí.',
    optOut: 'Neprodávat ani nesdílet mé údaje',
    withdraw: 'Odvolat odmítnutí',
  },
} satisfies Translation<typeof en>
