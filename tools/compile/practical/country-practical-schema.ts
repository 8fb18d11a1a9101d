import * as v from 'valibot'
import { fieldsOf, HttpsSchema, sentenceOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { wordsOf } from '#tools/compile/text/schema-parts.ts'
import { AsOfSchema, GATEWAYS, numberOf, SentenceSchema } from './gateway-schemas.ts'
import {
  DENGUE,
  ENTRY_KINDS,
  LICENCES,
  MALARIA,
  OPERATOR_KINDS,
  PAYMENT,
  ROAD_CHARGES,
  TAP_WATER,
  TOURIST_TAX,
  VACCINES,
  WEEKDAYS,
  YELLOW_FEVER,
} from './practical-choices.ts'

const VISA = 'free, free-90 (days), on-arrival, e-visa, authorisation, visa or permit'
const VisaSchema = v.pipe(
  v.string(VISA),
  v.regex(/^(?:free(?:-[1-9]\d{0,2})?|on-arrival|e-visa|authorisation|visa|permit)$/, VISA),
)

const EntrySchema = fieldsOf({
  kind: wordOf(ENTRY_KINDS),
  /** The official page with the current rule; absent where none can be trusted. */
  official: v.optional(HttpsSchema),
  text: v.optional(sentenceOf(10, 260)),
  /** Only where the rule is sure and lasting. */
  visas: v.optional(
    fieldsOf({
      eu: v.optional(VisaSchema),
      /** Instead of `eu` where some member states have another rule. */
      euMajority: v.optional(VisaSchema),
      uk: v.optional(VisaSchema),
      us: v.optional(VisaSchema),
      ca: v.optional(VisaSchema),
      au: v.optional(VisaSchema),
    }),
  ),
  /** How long the passport must be valid, and for what else it is looked at. */
  passport: v.optional(SentenceSchema),
  asOf: v.optional(AsOfSchema),
})

const NUMBER = 'a telephone number such as 112'
const TelephoneSchema = v.pipe(v.string(NUMBER), v.regex(/^\d[\d ]{1,10}$/, NUMBER))

const EmergencySchema = v.pipe(
  fieldsOf({
    general: v.optional(TelephoneSchema),
    police: v.optional(TelephoneSchema),
    ambulance: v.optional(TelephoneSchema),
    fire: v.optional(TelephoneSchema),
    /** Other lines, for example for tourists or mountain rescue. */
    other: v.optional(
      listOf(fieldsOf({ name: textOf(3, 40), number: TelephoneSchema }), 1, 3, 'names with a number'),
    ),
  }),
  // Some states have no number for an ambulance.
  v.check(
    ({ general, police }) => general !== undefined || police !== undefined,
    'a general number or that of the police',
  ),
)

const VOLTS = 'one of 100, 110, 115, 120, 127, 220, 230, 240'
const PowerSchema = fieldsOf({
  volts: listOf(v.picklist([100, 110, 115, 120, 127, 220, 230, 240], VOLTS), 1, 2, 'voltages'),
  hertz: listOf(v.picklist([50, 60], '50 or 60'), 1, 2, 'frequencies'),
})

const HealthSchema = fieldsOf({
  /** Absent where the newest lists disagree, as for dengue. */
  yellowFever: v.optional(wordOf(YELLOW_FEVER)),
  malaria: wordOf(MALARIA),
  dengue: v.optional(wordOf(DENGUE)),
  /** Vaccinations that travel clinics usually discuss. */
  vaccines: v.optional(wordsOf(VACCINES, 1, 9)),
  text: v.optional(SentenceSchema),
})

const WeekSchema = fieldsOf({
  weekend: wordsOf(WEEKDAYS, 1, 3),
  /** What is closed when. */
  closed: v.optional(SentenceSchema),
})

const CLASS = 'a class from 1 to 5'
const CostsSchema = fieldsOf({
  bed: numberOf(1, 5, CLASS),
  meal: numberOf(1, 5, CLASS),
  ride: numberOf(1, 5, CLASS),
})

const SPEED = 'a speed limit from 20 to 140'
const SpeedSchema = numberOf(20, 140, SPEED)
const DrivingSchema = fieldsOf({
  licence: v.optional(wordOf(LICENCES)),
  charges: v.optional(wordOf(ROAD_CHARGES)),
  speed: v.optional(
    fieldsOf({
      unit: v.optional(wordOf(['mph'])),
      town: SpeedSchema,
      road: v.optional(SpeedSchema),
      motorway: v.optional(SpeedSchema),
    }),
  ),
  text: v.optional(SentenceSchema),
})

const NamesSchema = (max: number) => listOf(textOf(2, 40), 1, max, 'names')

const OperatorSchema = fieldsOf({
  kind: wordOf(OPERATOR_KINDS),
  name: textOf(2, 60),
  site: v.optional(HttpsSchema),
})

const LawsSchema = fieldsOf({
  alcohol: v.optional(SentenceSchema),
  drugs: v.optional(SentenceSchema),
  drones: v.optional(SentenceSchema),
  vaping: v.optional(SentenceSchema),
  photos: v.optional(SentenceSchema),
  sameSex: v.optional(SentenceSchema),
})

const YEAR_INSCRIBED = 'a year from 1978'
const HeritageSchema = fieldsOf({ name: textOf(3, 90), year: numberOf(1978, 2026, YEAR_INSCRIBED) })

/** `content/practical/<country>.yaml`. A field that is not sure is absent. */
export const CountryPracticalSchema = fieldsOf({
  /** Month in which the facts that age were known. */
  asOf: AsOfSchema,
  entry: EntrySchema,
  /** Absent where no number is known to answer. */
  emergency: v.optional(EmergencySchema),
  power: PowerSchema,
  tapWater: wordOf(TAP_WATER),
  health: HealthSchema,
  week: WeekSchema,
  costs: CostsSchema,
  payment: wordOf(PAYMENT),
  tipping: SentenceSchema,
  driving: v.optional(DrivingSchema),
  sim: v.optional(
    fieldsOf({
      esim: v.optional(v.boolean('true or false')),
      operators: v.optional(NamesSchema(4)),
      text: v.optional(SentenceSchema),
    }),
  ),
  operators: v.optional(listOf(OperatorSchema, 1, 8, 'operators')),
  laws: LawsSchema,
  dress: v.optional(SentenceSchema),
  scams: v.optional(listOf(SentenceSchema, 1, 4, 'sentences')),
  /** Dangers that insurers ask about, and warnings that last. */
  warnings: v.optional(listOf(SentenceSchema, 1, 4, 'sentences')),
  stepFree: v.optional(SentenceSchema),
  apps: v.optional(fieldsOf({ rides: v.optional(NamesSchema(4)), maps: v.optional(NamesSchema(3)) })),
  touristTax: v.optional(wordOf(TOURIST_TAX)),
  population: v.optional(
    fieldsOf({
      people: numberOf(0, 1_600_000_000, 'a number of people'),
      year: numberOf(2015, 2026, 'a year'),
    }),
  ),
  religion: v.optional(textOf(4, 120)),
  /** World Heritage: the best known, at most twenty. */
  heritage: v.optional(listOf(HeritageSchema, 1, 20, 'sites')),
  ...GATEWAYS,
})

export type CountryPractical = v.InferOutput<typeof CountryPracticalSchema>
