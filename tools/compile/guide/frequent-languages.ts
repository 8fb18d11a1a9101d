/**
 * The languages, besides English, of the countries with the most arrivals of foreign visitors (UN Tourism barometer):
 * France, Spain, Italy, Türkiye, Mexico, Germany, Japan, Greece, Thailand, Austria, the Gulf and Egypt, Portugal,
 * Malaysia, Poland, the Netherlands, China, Hungary, Croatia, South Korea, Czechia, Vietnam, Indonesia, and Brazil for
 * the size of its market. Their books are longer, because most readers use one of them.
 */
export const FREQUENT_LANGUAGES: readonly string[] = [
  'fr',
  'es',
  'it',
  'tr',
  'de',
  'ja',
  'el',
  'th',
  'ar',
  'pt',
  'pt-BR',
  'pl',
  'nl',
  'zh-Hans',
  'hu',
  'hr',
  'ko',
  'cs',
  'vi',
  'id',
  'ms',
]
