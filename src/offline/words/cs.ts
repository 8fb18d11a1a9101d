import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  title: 'Průvodci offline',
  description:
    'Průvodci Fernway stažení do tohoto zařízení, s\u00a0plakáty, mapami a\u00a0slovíčky, ke čtení a\u00a0hledání bez připojení.',
  lead: 'Průvodci, kteří se otevřou bez připojení: na trajektu, na konci údolí, v\u00a0cizině.',
  empty: 'V\u00a0tomto zařízení ještě žádní průvodci nejsou.',
  disabled: 'Průvodce teď nejde stahovat a\u00a0dříve stažení se neotevřou. Na webu je všechno.',
  deviceGuide: 'Tvoje uložená místa a\u00a0cesty v\u00a0tomto zařízení',
  kinds: { Country: 'Země', Region: 'Region', City: 'Město', Story: 'Příběh' },
  howItWorks: {
    title: 'Jak průvodce stáhnout',
    download:
      'Otevři stránku země, regionu, města nebo příběhu a\u00a0stiskni „Stáhnout offline“. Velikost uvidíš předem. Se zemí se stáhnou i\u00a0všechna její místa; v\u00a0každém průvodci jsou plakáty, mapy, slovíčka a\u00a0zajímavosti a\u00a0od té chvíle se otevře i\u00a0při pomalém připojení nebo bez něj.',
    storage:
      'Průvodci zůstanou v\u00a0zařízení, dokud je neodebereš. Z\u00a0tvého účtu v\u00a0nich nic není. Kromě nich web ukládá jen jednu malou stránku s\u00a0jejich seznamem pro chvíle, kdy jsi offline.',
    withoutScriptTitle: 'Bez JavaScriptu',
    withoutScript:
      'Stahování potřebuje JavaScript. Bez něj si stránku můžeš vytisknout jako průvodce a\u00a0místa uložit jako soubory do turistických aplikací: obojí je pod mapou každého místa.',
    findPlace: 'Najít místo ke stažení',
  },
  suggested: {
    title: (name) => `Začni tady: ${name}`,
    contents: (_name, placeCount) =>
      `V\u00a0průvodci jsou i\u00a0regiony a\u00a0města (${placeCount}), plakáty, mapy a\u00a0slovíčka. Celá země má asi čtyři megabajty, jako jedna fotka.`,
    read: 'Nejdřív si přečíst',
  },
  fallback: {
    documentTitle: 'Není v\u00a0tomto zařízení · Fernway',
    home: 'Fernway, úvodní stránka',
    siteName: 'Fernway',
    title: 'Tato stránka v\u00a0tomto zařízení není',
    text: 'Web teď není dostupný.',
    guides: 'V\u00a0tomto zařízení, bez připojení:',
    retry: 'Zkusit znovu',
    allGuides: 'Všichni průvodci offline',
  },
} satisfies Translation<typeof en>
