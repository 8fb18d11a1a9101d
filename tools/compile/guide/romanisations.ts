/** A standard romanisation that a book states beside its reading aid. */
type Romanisation = {
  readonly name: string
  /** BCP 47 tag of text in it. */
  readonly tag: string
  /** What each phrase contains; text without it is spelled wrongly. */
  readonly marks: RegExp
  readonly expected: string
}

const TONE_MARK = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/i
/** Every syllable of Jyutping ends with the digit of its tone. */
const TONED_SYLLABLES = /^[\s,/?!…]*(?:[a-z]{1,6}[1-6][\s,/?!…]*)+$/i

/** By the code of the language; all other books have no romanisation. */
export const ROMANISATIONS: Readonly<Record<string, Romanisation>> = {
  'zh-Hans': { name: 'Pinyin', tag: 'zh-Latn-pinyin', marks: TONE_MARK, expected: 'pinyin with tone marks' },
  'zh-Hant': { name: 'Pinyin', tag: 'zh-Latn-pinyin', marks: TONE_MARK, expected: 'pinyin with tone marks' },
  yue: {
    name: 'Jyutping',
    tag: 'yue-Latn-jyutping',
    marks: TONED_SYLLABLES,
    expected: 'Jyutping with the digit of the tone after each syllable',
  },
  ja: {
    name: 'Rōmaji',
    tag: 'ja-Latn-hepburn',
    marks: /^[…a-zāīūēō\s,.?!'-]+$/i,
    expected: 'Hepburn romanisation, long vowels with a macron',
  },
}
