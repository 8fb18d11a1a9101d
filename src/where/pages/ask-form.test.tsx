import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NO_WISHES, type Wishes } from '#isomorphic/where/wishes.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import { loadLocale } from '#src/words/load-locale.ts'
import { sampleOf } from '#test/support/sample.ts'
import { AskForm } from './ask-form.tsx'

const ALL_WISHES: Wishes = {
  ...NO_WISHES,
  month: 9,
  interests: ['beaches', 'railways'],
  warm: 'warm',
  dry: true,
  days: 7,
  from: 'vienna',
  reach: 'noflight',
  quiet: true,
  cost: 'low',
  kids: true,
  step: true,
  continent: 'caribbean',
}

/** What a form says with the chosen options, as a visitor reads it. */
function sentenceOf(locale: Locale, wishes: Wishes, from: string, continent: string): string {
  const markup = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <AskForm wishes={wishes} from={from} continents={[{ slug: 'caribbean', name: continent }]} towns={[]} />
    </LocaleContext>,
  )
  const sentence = /<p class="wish-sentence">(.*?)<\/p>/s.exec(markup)?.[1] ?? ''
  return sentence
    .replaceAll(/<select.*?<\/select>/gs, (select) => {
      const chosen = /<option[^>]* selected[^>]*>([^<]*)/.exec(select) ?? /<option[^>]*>([^<]*)/.exec(select)
      return chosen?.[1] ?? ''
    })
    .replaceAll(/<input[^>]*value="([^"]*)"[^>]*>/g, (input, value: string) =>
      value === '' ? (/placeholder="([^"]*)"/.exec(input)?.[1] ?? '') : value,
    )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

describe('AskForm', () => {
  it.each(
    sampleOf([
      [
        'en',
        'Caribbean',
        'I have any time in any month, and would like it warm or cold and rain or shine, for anything and nothing else, from home, however far; busy or quiet, at any cost, with anyone and up any stairs, going anywhere.',
        'I have a week in October, and would like it warm and dry, for beaches and railways, from X, without flying; quiet, at little cost, with children and without stairs, going to the Caribbean.',
      ],
      [
        'de',
        'Karibik',
        'Ich habe beliebig viel Zeit irgendwann im Jahr, mag es warm oder kalt und nass oder trocken, interessiere mich für alles Mögliche und noch mehr, starte in meiner Stadt, beliebig weit; gern belebt oder ruhig, günstig oder teuer, allein oder in Gesellschaft und mit oder ohne Stufen, irgendwo auf der Welt.',
        'Ich habe eine Woche im Oktober, mag es warm und trocken, interessiere mich für Strände und Eisenbahnen, starte in X, ohne Flug; gern ruhig, für wenig Geld, mit Kindern und stufenlos, in der Karibik.',
      ],
      [
        'fr',
        'Caraïbes',
        'J’ai tout mon temps à n’importe quel moment, par un temps chaud ou froid et sec ou pluvieux, pour un peu de tout et ce qui se présente, depuis chez moi, près ou loin ; avec ou sans la foule, à tous les prix, avec ou sans enfants et avec ou sans escaliers, n’importe où dans le monde.',
        'J’ai une semaine en octobre, par un temps chaud et sec, pour les plages et les trains, depuis X, sans avion ; loin de la foule, à petit prix, avec des enfants et sans escaliers, dans les Caraïbes.',
      ],
      [
        'es',
        'Caribe',
        'Tengo todo el tiempo que quiera en cualquier mes, quiero un tiempo cálido o frío y seco o lluvioso, pienso en lo que sea y lo que surja, salgo de casa, cerca o lejos; con mucha o poca gente, a cualquier precio, con o sin niños y con o sin escaleras, rumbo a cualquier sitio.',
        'Tengo una semana en octubre, quiero un tiempo cálido y seco, pienso en las playas y los trenes, salgo de X, sin volar; con poca gente, por poco dinero, con niños y sin escaleras, rumbo al Caribe.',
      ],
      [
        'it',
        'Caraibi',
        'Ho tutto il tempo che serve in qualsiasi mese, vorrei un tempo caldo o freddo e asciutto o piovoso, cerco un po’ di tutto e quel che capita, partendo da casa, vicino o lontano; con o senza folla, a qualsiasi prezzo, con o senza bambini e con o senza scale, ovunque nel mondo.',
        'Ho una settimana a ottobre, vorrei un tempo caldo e asciutto, cerco le spiagge e i treni, partendo da X, senza volare; lontano dalla folla, con poca spesa, con i bambini e senza scale, nei Caraibi.',
      ],
      [
        'cs',
        'Karibik',
        'Mám libovolně mnoho času kdykoli v roce, ať je teplo nebo zima a sucho nebo déšť, chci zažít cokoli a co přijde, odkud: domov, jakkoli daleko; rušno nebo klid, na ceně nezáleží, s kýmkoli a klidně do schodů, kdekoli na světě.',
        'Mám týden v říjnu, ať je teplo a sucho, chci zažít pláže a železnice, odkud: X, bez letadla; klid, za málo peněz, s dětmi a bez schodů, v Karibiku.',
      ],
    ] as const),
  )('asks in whole sentences of %s, without wishes and with all', async (tag, continent, none, all) => {
    const locale = await loadLocale(tag)
    expect(sentenceOf(locale, NO_WISHES, '', continent)).toBe(none)
    expect(sentenceOf(locale, ALL_WISHES, 'X', continent)).toBe(all)
  })
})
