import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'
import type { RenderedCampaign } from '#src/campaigns/mails/compose-campaign.tsx'

/** The mails of a campaign: in English, and in the other languages in which it is written. */
export type RenderedMails = {
  readonly english: RenderedCampaign
  readonly translations: ReadonlyMap<LocaleTag, RenderedCampaign>
}

/** The mail for a subscriber and its language: that of the subscription, or English. */
export function chooseMail(
  { english, translations }: RenderedMails,
  language: LocaleTag,
): readonly [RenderedCampaign, LocaleTag] {
  const translated = translations.get(language)
  return translated === undefined ? [english, DEFAULT_LOCALE] : [translated, language]
}
