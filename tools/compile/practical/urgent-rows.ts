import type { CountryPractical } from './country-practical-schema.ts'
import { type FactRow, type PracticalText, part, row } from './fact-rows.ts'

/** The numbers to call, by service; a service that answers at the number for all is not listed again. */
export function emergencyRow({ emergency }: CountryPractical, words: PracticalText): readonly FactRow[] {
  if (emergency === undefined) return []
  const { other = [], ...services } = emergency
  const numbers = Object.entries(services)
    .filter(([service, number]) => service === 'general' || number !== services.general)
    .map(([service, number]) => ({
      text: `${words.emergencyServices[service as keyof PracticalText['emergencyServices']]} ${number}`,
    }))
  return row(
    words.labels.emergency,
    numbers,
    other.map(({ name, number }) => ({ text: `${name} ${number}` })),
  )
}

/** Whether tap water is safe to drink. */
export const tapWaterRow = ({ tapWater }: CountryPractical, words: PracticalText): readonly FactRow[] =>
  row(words.labels.tapWater, part(words.tapWater[tapWater]))

/** Voltage and frequency of the mains. */
export const powerRow = ({ power }: CountryPractical, words: PracticalText): readonly FactRow[] =>
  row(words.labels.power, part(words.voltage(power.volts.join(' / '), power.hertz.join(' / '))))
