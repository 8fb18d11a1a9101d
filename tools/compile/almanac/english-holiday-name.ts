/** Where 26 December is called Boxing Day; the library calls it so everywhere. */
const BOXING_DAY = new Set(
  (
    'AG AI AU BB BM BS BZ CA CC CK CX DM FJ FK GB GD GG GH GI GY IM JE JM KE KN KY LC LS MS NF NG NR NU NZ PG PN SB ' +
    'SH SL SZ TC TK TO TT TV TZ UG VC VG WS ZW'
  ).split(' '),
)

const BETTER_NAMES: Readonly<Record<string, string>> = {
  'End of Ramadan (Eid al-Fitr)': 'Eid al-Fitr, end of Ramadan',
  'Feast of the Sacrifice (Eid al-Adha)': 'Eid al-Adha, Feast of the Sacrifice',
  'Birthday of Muhammad (Mawlid)': 'Mawlid, birthday of the Prophet',
}

/**
 * The library's English name as the guide writes it.
 * @param local its local name, which says whether 26 December is Stephen's
 */
export function englishHolidayName(name: string, cca2: string, local: string): string {
  if (name === 'Boxing Day' && !BOXING_DAY.has(cca2)) {
    return /st[eé][fvp][aá]?[nf]?|Esteve|Étienne|Szczepana|Štěpán|Štefan|Stjepan/i.test(local)
      ? 'St Stephen’s Day'
      : 'Second Day of Christmas'
  }
  return (BETTER_NAMES[name] ?? name).replaceAll(/['′]/g, '’')
}
