type DurationWords = { readonly duration: (hours: number, minutes: number) => string }

/** `45 min`, `2 h`, `1 h 30 min`. */
export const durationText = ({ duration }: DurationWords, minutes: number): string =>
  duration(Math.floor(minutes / 60), minutes % 60)
