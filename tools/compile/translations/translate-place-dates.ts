import type { PlaceDates } from '#src/trips/place-dates.ts'
import type { ContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import type { LocaliseText } from '#src/words/content/create-text-localiser.ts'

type DatesLocaliser = {
  readonly localiseText: LocaliseText
  readonly content: Pick<ContentLocaliser, 'localiseRecord'>
}
type Festival = PlaceDates['festivals'][number]

/** The markup of a guide has a festival as one sentence, which is translated as one. */
const SENTENCE = /^<1>(?<name>.+?)<\/1> (?<text>.+)$/s

/**
 * Translates what trips show about the days of a place. Fields of festivals and closing days without a translation are
 * named, so that pages mark them as English.
 */
export function translatePlaceDates(
  { content, localiseText }: DatesLocaliser,
  dates: PlaceDates,
): PlaceDates {
  function translateFestival(festival: Festival): Festival {
    const { name, text } = festival
    const sentence = SENTENCE.exec(localiseText(`<1>${name}</1> ${text}`) ?? '')?.groups
    const own = {
      name: sentence?.['name'] ?? localiseText(name),
      text: sentence?.['text'] ?? localiseText(text),
    }
    const english = (['name', 'text'] as const).filter((field) => own[field] === null)
    return {
      ...festival,
      name: own.name ?? name,
      text: own.text ?? text,
      ...(english.length > 0 && { english }),
    }
  }
  return {
    festivals: dates.festivals.map(translateFestival),
    holidays: content.localiseRecord(dates.holidays),
    closings: dates.closings.map((closing) => {
      const text = localiseText(closing.text)
      return text === null ? { ...closing, lang: 'en' } : { ...closing, text }
    }),
  }
}
