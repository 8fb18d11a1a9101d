import type { en } from './words/en.ts'

export type PracticalText = typeof en

/** What a cell holds: text, or text with the address behind it. */
export type FactPart = { readonly text: string; readonly href?: string }
export type FactRow = { readonly label: string; readonly parts: readonly FactPart[] }
export type FactGroup = {
  readonly title: string
  readonly rows: readonly FactRow[]
  /** The part of the guide's text that introduces the rows, so that no heading has the same subject; null without. */
  readonly part: string | null
}

/** Parts of a text (PRACTICAL_PARTS), as markup without their headings, by title. */
export type PartsByTitle = ReadonlyMap<string, string>

const PARTS_OF_GROUPS: Partial<Record<keyof PracticalText['groups'], string>> = {
  arriving: 'Entry',
  health: 'Health and safety',
  money: 'Money and tipping',
}

/** Text as the content of a cell; nothing for a missing fact. */
export const part = (text: string | null | undefined): readonly FactPart[] =>
  text === null || text === undefined || text === '' ? [] : [{ text }]

/** A row; none when its cells are empty. */
export const row = (label: string, ...parts: readonly (readonly FactPart[])[]): readonly FactRow[] => {
  const all = parts.flat()
  return all.length === 0 ? [] : [{ label, parts: all }]
}

/** A function that gives rows the title of their group; a group without rows is absent. */
export const groupOf =
  (words: PracticalText) =>
  (group: keyof PracticalText['groups'], rows: readonly FactRow[]): readonly FactGroup[] =>
    rows.length === 0 ? [] : [{ title: words.groups[group], rows, part: PARTS_OF_GROUPS[group] ?? null }]
