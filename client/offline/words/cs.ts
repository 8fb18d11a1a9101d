import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const days = new Intl.DateTimeFormat('cs', { dateStyle: 'long' })
const countPages = (count: number): string =>
  `${count} ${choosePlural('cs', count, { one: 'stránka', few: 'stránky', many: 'stránky', other: 'stránek' })}`

export const cs = {
  dialog: {
    title: (name) => `${name} offline`,
    allGuides: 'Všichni průvodci offline',
    close: 'Zavřít',
  },
  panel: {
    checking: 'Zjišťuje se velikost…',
    unknown: 'Velikost teď neznáme.',
    checkAgain: 'Zjistit znovu',
    download: 'Stáhnout průvodce',
    resume: 'Pokračovat',
    retry: 'Zkusit znovu',
    discard: 'Zahodit',
    stop: 'Zastavit',
    update: 'Aktualizovat průvodce',
    remove: 'Odebrat',
    partial: 'Část už v\u00a0tomto zařízení je.',
    metered: 'Tato síť je pomalá nebo má omezená data: stahování může počkat na jinou.',
    offered: (name, otherPages, size, isStory) => {
      const contents = isStory
        ? 'text, plakáty a\u00a0mapy'
        : 'text, plakáty, mapy, slovíčka a\u00a0zajímavosti'
      if (otherPages === 0) return `${name}, ${size}: ${contents}.`
      return `${name} a\u00a0k\u00a0tomu ${countPages(otherPages)} z\u00a0okolí, ${size}: ${contents}.`
    },
    downloading: (name) => `Stahuje se: ${name}`,
    progress: (size, totalSize) => `${size} z\u00a0${totalSize}`,
    progressWithFiles: (files, totalFiles, size, totalSize) =>
      `Soubory: ${files} z\u00a0${totalFiles}, ${size} z\u00a0${totalSize}`,
    downloaded: (size) => `V\u00a0tomto zařízení, ${size}.`,
    downloadedOn: (size, time) => `V\u00a0tomto zařízení, ${size}. Staženo ${days.format(time)}.`,
  },
  failures: {
    cancelled: 'Zastaveno. Odtud můžeš pokračovat.',
    offline: 'Připojení vypadlo. Až se vrátí, můžeš odtud pokračovat.',
    'quota exceeded':
      'V\u00a0tomto zařízení není dost místa. Ostatní průvodci zůstali beze změny; když jednoho odebereš, místo se uvolní.',
    busy: 'Web je teď přetížený. Za minutu můžeš odtud pokračovat.',
    'build changed': 'Průvodce se právě aktualizoval. Za minutu můžeš odtud pokračovat.',
    failed: 'Nepovedlo se to. Ostatní průvodci zůstali beze změny; zkus to později.',
  },
  list: {
    updateAll: 'Aktualizovat všechny',
    updating: (position, count, name) => `${position} z\u00a0${count}: ${name}`,
    upToDate: 'Všichni průvodci jsou aktuální.',
    notUpdated: (names) => `Neaktualizováno: ${names}. Obsah v\u00a0tomto zařízení zůstal beze změny.`,
    install: 'Přidat Fernway na plochu',
    size: (name, size) => `${name}: ${size}`,
  },
  storage: {
    free: (free) => `Volné místo: ${free}.`,
    used: (used, free, isPersistent) => {
      const space = free === null ? 'víc už se nevejde' : `volné místo: ${free}`
      const duration = isPersistent
        ? 'Zůstanou, dokud je neodebereš.'
        : 'Když v\u00a0zařízení dojde místo, prohlížeč je může smazat.'
      return `Tvoji průvodci zabírají ${used}; ${space}. ${duration}`
    },
    freed: (name, size) => `Odebráno: ${name}. Uvolnilo se ${size}.`,
  },
  ranking: {
    section: 'Kam z\u00a0nich jet a\u00a0kdy?',
    open: 'Kam z\u00a0nich jet a\u00a0kdy?',
    failed: 'Nepovedlo se to. Zkus to znovu nebo nejdřív aktualizuj některého průvodce.',
  },
  search: {
    label: 'Hledat v\u00a0průvodcích offline',
    submit: 'Hledat',
    section: 'Hledání v\u00a0průvodcích offline',
    none: (query) => `V\u00a0průvodcích offline k\u00a0„${query}“ nic není.`,
    results: (query, count) => `${countPages(count)} k\u00a0„${query}“ v\u00a0průvodcích offline`,
    corrected: (query, count, correction) =>
      `V\u00a0průvodcích offline k\u00a0„${query}“ nic není. ${countPages(count)} pro ${correction}`,
  },
} satisfies Translation<typeof en>
