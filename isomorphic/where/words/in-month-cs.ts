const IN_MONTH: Readonly<Record<string, string>> = {
  leden: 'v\u00a0lednu',
  únor: 'v\u00a0únoru',
  březen: 'v\u00a0březnu',
  duben: 'v\u00a0dubnu',
  květen: 'v\u00a0květnu',
  červen: 'v\u00a0červnu',
  červenec: 'v\u00a0červenci',
  srpen: 'v\u00a0srpnu',
  září: 'v\u00a0září',
  říjen: 'v\u00a0říjnu',
  listopad: 'v\u00a0listopadu',
  prosinec: 'v\u00a0prosinci',
}

/** The Czech locative of a month: `v květnu`. @param month as `Intl` names it: `květen` */
export const inMonthCs = (month: string): string => IN_MONTH[month.toLowerCase()] ?? `v\u00a0měsíci ${month}`
