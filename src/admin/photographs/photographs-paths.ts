export const PHOTOGRAPHS_PATH = '/desk/photographs'

/** Addresses to which the forms are posted. */
export const PHOTOGRAPH_ACTIONS = {
  preview: '/desk/photographs/preview',
  write: '/desk/photographs/contribution',
  remove: '/desk/photographs/removal',
} as const
