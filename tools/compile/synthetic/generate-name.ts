import { pickOne, type RandomRange } from '#art/drawing/random.ts'
import type { ContinentSlug } from '#src/catalogue/catalogue-types.ts'

type Syllables = {
  readonly starts: readonly [string, ...string[]]
  readonly middles: readonly [string, ...string[]]
  readonly ends: readonly [string, ...string[]]
}

const words = (text: string): readonly [string, ...string[]] => {
  const [first = '', ...others] = text.split(' ')
  return [first, ...others]
}

const ROMANCE: Syllables = {
  starts: words(
    'Al Bel Cas Co Es Fi Gra Ira La Ma Mon Na Or Pue Que Ri San Tru Val Vi Xo Ya Zar Jo Ur Du Ne Hu Ba Ce',
  ),
  middles: words('ca da ga la lu ma mi na pe ra ri ro sa si ta te ti va ve za'),
  ends: words('dera lina mar nia no ra res rio ro sa tal to va vedo zón nta lla cos dil gua'),
}

const NORTHERN: Syllables = {
  starts: words(
    'Ald Bjer Bro Dal Ein Fal Gran Hal Hol Kar Kir Lan Lin Mel Nor Os Rav Sten Stor Tor Ulv Var Vest Wil Yst Ham Ske Eg Ab Ot',
  ),
  middles: words('a den e en er in is le ling ne o se sten ter ven'),
  ends: words('berg borg by dal feld ford gard ham haven holm hus land ness sund stad ton vik wick mar ros'),
}

const SOUTHERN: Syllables = {
  starts: words(
    'Aba Bwi Cha Da Fa Gom Ha I Ka Ki Lu Ma Mbo Mwa Na Ngo Nya Nku O Pa Ru Sha Si Ta Te U Wa Za Zi Ye Ghe Ke',
  ),
  middles: words('ba bi da du ga ka la li lu ma mba mi na nda ndo ri ru sa ti wa'),
  ends: words('bara bwe do gu ka kuru la lo ma mbo na ndi ngo ra ro ru si ta we za'),
}

const EASTERN: Syllables = {
  starts: words(
    'An Ba Bu Chi Dar Dong Gu Han Ir Ja Kam Khu Lam Min Mu Nam Ong Pa Phu Qar Ra Sam Shi Tai Ub Vin Wan Xi Yan Zha Ho Sur',
  ),
  middles: words('a an ba chu da ga i ka la lan ma mi na ra ran sa ta u wa ya'),
  ends: words('abad ang bat chi dong gar giri hai kan khar kot lai nagar ngan pur shan tan ting wan yama'),
}

const OCEANIC: Syllables = {
  starts: words('A Ana E Fa Fu Ha Hi Ka Ko La Lo Ma Mo Na Ngu No O Pa Pu Ra Ro Sa Ta Te To U Va Vu Wai We'),
  middles: words('fa hu ka ki la le li lo ma mo na nga ni nu pa ra ri ta ti va'),
  ends: words('hana kea lau lei lofa mea noa nui o pua rau roa tai tea tonga tu vea vou wai ke'),
}

const BY_CONTINENT: Readonly<Record<ContinentSlug, Syllables>> = {
  africa: SOUTHERN,
  antarctica: NORTHERN,
  asia: EASTERN,
  pacific: OCEANIC,
  caribbean: ROMANCE,
  'central-america': ROMANCE,
  europe: NORTHERN,
  'middle-east': EASTERN,
  'north-america': NORTHERN,
  'south-america': ROMANCE,
}

/** A plausible name for a continent: `Granleborg`, `Mandibara`. */
export function generateName(continent: ContinentSlug, random: RandomRange): string {
  const { starts, middles, ends } = BY_CONTINENT[continent]
  const middle =
    random() < 0.7 ? pickOne(random, middles) : pickOne(random, middles) + pickOne(random, middles)
  return pickOne(random, starts) + middle + pickOne(random, ends)
}
