import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { cs as search } from '#src/search/words/cs.ts'
import type { en } from './en.tsx'

const pageSuffix = ({ page, pages }: { readonly page: number; readonly pages: number }): string =>
  page > 1 ? `, strana ${page} z\u00a0${pages}` : ''
const pagesText = (total: number): string =>
  `${formatNumber('cs', total)} ${choosePlural('cs', total, { one: 'stránka', few: 'stránky', many: 'stránky', other: 'stránek' })}`
const resultsFor = (query: string, total: number): string =>
  query === '' ? search.resultCount(total) : `${search.resultCount(total)} hledání „${query}“`

export const cs = {
  title: 'Hledání',
  form: 'Celý Fernway',
  searching: 'Hledá se…',
  filters: {
    kind: 'Druh',
    allKinds: 'Všechny druhy',
    continent: 'Světadíl',
    allContinents: 'Všude',
  },
  status: {
    unavailable: 'Hledání teď není k\u00a0dispozici. Zkus to za minutu, nebo si vyber světadíl.',
    prompt: 'Napiš zemi, město nebo region. Fungují i\u00a0názvy v\u00a0jiných jazycích.',
    allPages: (total, place) => `Celý průvodce: ${pagesText(total)}${pageSuffix(place)}`,
    filteredPages: (total, place) => `K\u00a0procházení: ${pagesText(total)}${pageSuffix(place)}`,
    results: (query, total, place) => `${resultsFor(query, total)}${pageSuffix(place)}`,
    noPage: (query, total, { page, pages }) =>
      `Strana ${page} tu není: ${resultsFor(query, total)}, ${pages === 1 ? 'všechno na jedné straně' : `stran celkem ${pages}`}.`,
    none: (query) => `Pro „${query}“ tu nic není. Zkontroluj pravopis, nebo hledej zemi, ve které to leží.`,
    partial: (query) => `Žádná stránka neobsahuje všechno z\u00a0„${query}“. Tyto obsahují aspoň část.`,
    corrected: (query, link) => (
      <>
        Pro „{query}“ nic není. Nehledáš {link}?
      </>
    ),
    correctedResults: (query, total, literalLink) => (
      <>
        {`${search.resultCount(total)} pro ${query}. `}
        {literalLink}
      </>
    ),
    searchLiterally: (query) => `Přesto hledat „${query}“`,
    didYouMean: (link) => <>Nehledáš {link}?</>,
    titlesOnly:
      'Úplné hledání teď není k\u00a0dispozici, tyto stránky se shodují jen názvem. Zkus to za chvíli.',
  },
  results: {
    inEnglish: 'V\u00a0angličtině',
    list: 'Výsledky',
    otherName: (name) => <>Hledá se také jako {name}</>,
    landmark: (name) => <>Najdeš tu: {name}</>,
    withoutFilters: 'Všechny výsledky bez filtrů',
    destinations: 'Všechny destinace',
    suggestionsToStart: 'Nebo začni jedním z\u00a0těchto',
    suggestions: 'Místa, která by se ti mohla líbit',
  },
  pagination: {
    label: 'Strany výsledků',
    previous: 'Předchozí',
    next: 'Další',
    position: ({ page, pages }) => `Strana ${page} z\u00a0${pages}`,
  },
  rateLimited: {
    message: 'Z\u00a0tvé sítě přišlo za poslední minutu příliš mnoho dotazů.',
    advice: 'Chvíli počkej a\u00a0hledej dál.',
  },
} satisfies Translation<typeof en>
