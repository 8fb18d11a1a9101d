import * as v from 'valibot'
import { tidyLine } from './own-text.ts'

/** What an account has set; the defaults are what nobody has chosen. */
export type AccountSettings = {
  /** Null: as the sign-in provider says. */
  readonly nickname: string | null
  readonly wantsNewsletter: boolean
  /** Whether visits may be measured, and advertising be chosen by them. */
  readonly allowsMeasurement: boolean
  readonly allowsAdvertising: boolean
}

export const DEFAULT_SETTINGS: AccountSettings = {
  nickname: null,
  wantsNewsletter: false,
  allowsMeasurement: false,
  allowsAdvertising: false,
}

export const MAX_NICKNAME_LENGTH = 40

const Nickname = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_NICKNAME_LENGTH),
  v.transform(tidyLine),
  v.check((text) => text !== '' && [...text].length <= MAX_NICKNAME_LENGTH),
)
/** A box that is not ticked is not sent. */
const Box = v.pipe(
  v.optional(v.picklist(['on', 'off']), 'off'),
  v.transform((value) => value === 'on'),
)

/** The forms of the settings page; `do` is the button that was pressed. */
const SettingsAction = v.variant('do', [
  v.object({ do: v.literal('nickname'), nickname: Nickname }),
  v.object({ do: v.literal('newsletter'), newsletter: Box }),
  v.object({ do: v.literal('privacy'), measurement: Box, advertising: Box }),
  v.object({ do: v.literal('sign-out-others') }),
])
export type SettingsAction = v.InferOutput<typeof SettingsAction>

/** Reads a form of the settings page; null when it is none, `nickname` when only that is wrong. */
export function parseSettingsAction(
  fields: Readonly<Record<string, unknown>>,
): SettingsAction | 'nickname' | null {
  const parsed = v.safeParse(SettingsAction, fields)
  if (parsed.success) return parsed.output
  return v.getDotPath(parsed.issues[0]) === 'nickname' && typeof fields['nickname'] === 'string'
    ? 'nickname'
    : null
}

/** The settings after one form. */
export function applySettings(settings: AccountSettings, action: SettingsAction): AccountSettings {
  switch (action.do) {
    case 'nickname':
      return { ...settings, nickname: action.nickname }
    case 'newsletter':
      return { ...settings, wantsNewsletter: action.newsletter }
    case 'privacy':
      return { ...settings, allowsMeasurement: action.measurement, allowsAdvertising: action.advertising }
    case 'sign-out-others':
      return settings
  }
}
