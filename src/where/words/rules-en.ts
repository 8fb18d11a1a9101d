import { SUPPORT_SHARE, WINTER_LATITUDE } from '#isomorphic/where/interest-rules.ts'
import { LIKENESS_SHARES, MIN_LIKENESS, MIN_SHARED_TRAITS } from '#isomorphic/where/like-places.ts'
import {
  CROWD_SHARES,
  GATEWAY_DETOUR,
  MAX_INTERESTS,
  MAX_OF_CONTINENT,
  MAX_OF_COUNTRY,
  MAX_REASONS,
  MAX_TRIP_KM,
  MAX_WISHES,
  NEAR_KM,
  NEARNESS_KM,
  NEXT_CLASS_SHARE,
  OVERLAND_LIMIT_HOURS,
  POINTS,
  RESULT_COUNT,
  SEASON_SHARES,
  TRIP_POINTS,
} from '#isomorphic/where/ranking-rules.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'

const number = (value: number): string => formatNumber('en', value)
const percent = (share: number): string => `${Math.round(share * 100)}%`
const points = (share: number, maximum: number): string => number(Math.round(share * maximum * 10) / 10)

/** English text of `/where/how`; every figure is a constant of the code that computes the answers. */
export const en = {
  title: 'How places are chosen',
  description:
    'The rule by which Fernway answers “Where should I go?”, with every figure: no clicks, no payment, nothing about you.',
  lead: 'An answer is worked out from what our editors wrote about each place, by the sum below. Nobody can pay to be in it. Nothing about you enters but the wish you make, so the same wish gives everyone the same places.',
  mustHeading: 'What a place must have',
  must: [
    'The guide does not advise against going there.',
    'In the month you name its editors call it best, good or fair. Months they call hot, wet or cold are never proposed.',
    'Afternoons as cold or as hot as you wish; of cool, mild or warm, the next class will do as well, but neither a place that is never warm nor a beach in a mild month will do for warm. For a dry month: dry, up to about 50\u00a0mm on few days of an ordinary month, or some showers, up to about 150\u00a0mm. In a month that is only fair, the weather must be what you wish.',
    'Where the coast, the islands, the mountains, the wilds, the desert or the snow have another climate than the town or the middle that stands for the whole, an interest in them is judged by theirs, and the reasons say so: “On the coast: warm, dry”. Latitude then rules no month out, and a desert may be hot, though not scorching.',
    'Every interest you name. Feasts and snow must fall in the month.',
    'A shortest sensible stay that fits your days.',
    'Costs no higher than you say; very good with children, or mostly free of steps, if you ask for that.',
    'For quiet: not a place that is crowded for months, nor a well-visited place in its best months or at a feast, nor a well-visited region or town in the holidays of its country, nor the beaches and islands of a well-visited country then. A feast that fills a place is not quiet, however few come otherwise.',
    `From where you start: at most ${number(MAX_TRIP_KM[3])} km for a long weekend, ${number(MAX_TRIP_KM[7])} km for a week.`,
    `For “not too far”: within ${number(NEAR_KM[0])} km, about four and a half hours in the air; for a long weekend ${number(NEAR_KM[3])} km.`,
    `Where few towns have flights or boats to a place, its distance leads by the nearest of them; where that is more than ${percent(GATEWAY_DETOUR - 1)} longer than the straight line, the reasons leave the line out.`,
    `For “without flying”: a way by train, road or boat that the guide knows, of ${OVERLAND_LIMIT_HOURS[3]} hours at most for a long weekend, ${OVERLAND_LIMIT_HOURS[7]} for a week, else ${OVERLAND_LIMIT_HOURS[0]}.`,
    'The coast, islands, mountains, wilds, desert or snow of a country are then those of its regions and towns, where the guide has such: the way to a country leads to its capital.',
  ],
  dropping: 'Each wish only takes places away, so giving one up never leaves you with fewer.',
  pointsHeading: 'Points',
  pointsFor: 'For',
  pointsMaximum: 'At most',
  pointsHow: 'How',
  rows: [
    {
      name: 'Season',
      maximum: POINTS.season,
      how: `Best ${points(SEASON_SHARES.best, POINTS.season)}, good ${points(SEASON_SHARES.good, POINTS.season)}, fair ${points(SEASON_SHARES.fair, POINTS.season)}. Without a month: the mean of all twelve, counting those that fit.`,
    },
    {
      name: 'Weather',
      maximum: POINTS.weather,
      how: `If you ask for it. One class beside your wish, or showers where you want it dry, gets ${percent(NEXT_CLASS_SHARE)}.`,
    },
    {
      name: 'Interest',
      maximum: POINTS.interest,
      how: `The rarer the trait, the more it says: a fjord counts for more than mountains. Traits that only help count ${percent(SUPPORT_SHARE)}. The place with most of it gets all the points.`,
    },
    {
      name: 'Nearness',
      maximum: TRIP_POINTS.nearness,
      how: `If you say where you start. All up to ${number(NEARNESS_KM.all)} km, none from ${number(NEARNESS_KM.none)} km, by the logarithm between; without flying by hours.`,
    },
    {
      name: 'Length',
      maximum: TRIP_POINTS.stay,
      how: 'If you say how long. All if the place is good for that many days, less if it is seen sooner.',
    },
    {
      name: 'Crowds',
      maximum: -TRIP_POINTS.crowd,
      how: `If you ask for quiet: taken away, ${percent(CROWD_SHARES.fame)} by how many visitors come and ${percent(CROWD_SHARES.busy)} for school holidays or a long break in the month.`,
    },
    {
      name: 'Access',
      maximum: -POINTS.access,
      how: 'Taken away where hardly anyone gets to: no flight or boat that can simply be booked, or a permit that is hard to come by.',
    },
  ],
  order: [
    `You see the ${RESULT_COUNT} with the most points: at most ${MAX_OF_COUNTRY} of one country and, unless you name a start or a continent, ${MAX_OF_CONTINENT} of one continent while others fit.`,
    'A country gives way to a region or town of it among them that has every interest you name at least as strongly.',
    'Equal points are in alphabetical order, beginning at another letter every month.',
    `An answer weighs up to ${MAX_WISHES} wishes, ${MAX_INTERESTS} interests among them. Each place has up to ${MAX_REASONS} reasons and one thing against it, all of them facts of its guide.`,
  ],
  interestsHeading: 'What counts as what',
  interest: 'Interest',
  has: 'A place has it with',
  helps: 'What adds to it',
  aFeast: 'a feast in the month that draws visitors every year',
  inSeason: 'in a month that is best or good',
  forBathing: `in a month that is best or good and at least mild, or warm and dry, and not wet; beyond ${WINTER_LATITUDE}° of latitude not in winter, and in a mild month only from July to October (in the south, January to April)`,
  forBoats: 'in a month that is not cold, nor both fair and wet',
  notHot: 'in a month that is neither hot nor the first or last of a hot summer, or best nevertheless',
  aStory: (topic: string) => `a story on ${topic}`,
  snow: 'in a month that is freezing, or cold, not dry and best or good; glaciers in cool months, too, except in summer',
  likeHeading: 'Like it, but less crowded',
  like: [
    `Likeness is ${percent(LIKENESS_SHARES.traits)} common traits, the rare ones weighing more, ${percent(LIKENESS_SHARES.weather)} weather month by month, ${percent(LIKENESS_SHARES.continent)} the same continent, ${percent(LIKENESS_SHARES.kind)} kind and size, ${percent(LIKENESS_SHARES.ground)} coast, height and city.`,
    `Shown are places with ${percent(MIN_LIKENESS)} or more and at least ${MIN_SHARED_TRAITS} traits in common that have fewer visitors, or as many and a good month without holidays.`,
  ],
  ask: 'Ask',
}
