import type { LocaleTag } from '#isomorphic/words/locale.ts'

/** The offer of a page in a language, in that language: it is shown on pages of others. */
export const LANGUAGE_OFFERS: Readonly<
  Record<LocaleTag, { readonly offer: string; readonly open: string; readonly dismiss: string }>
> = {
  en: { offer: 'This page exists in English.', open: 'Open', dismiss: 'Don’t ask again' },
  de: { offer: 'Diese Seite gibt es auf Deutsch.', open: 'Öffnen', dismiss: 'Nicht mehr fragen' },
  fr: { offer: 'Cette page existe en français.', open: 'Ouvrir', dismiss: 'Ne plus demander' },
  es: { offer: 'Esta página también está en español.', open: 'Abrir', dismiss: 'No volver a preguntar' },
  it: { offer: 'Questa pagina esiste in italiano.', open: 'Apri', dismiss: 'Non chiedere più' },
  cs: { offer: 'Tato stránka je i\u00a0česky.', open: 'Otevřít', dismiss: 'Už se neptat' },
}
