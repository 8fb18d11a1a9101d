export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

export const MINUTE_MS = 1000 * MINUTE_S
export const HOUR_MS = 1000 * HOUR_S
export const DAY_MS = 1000 * DAY_S
