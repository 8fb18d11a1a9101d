const IN_CONTINENT: Readonly<Record<string, string>> = {
  Afrika: 'v\u00a0Africe',
  Asie: 'v\u00a0Asii',
  Evropa: 'v\u00a0Evropě',
  Karibik: 'v\u00a0Karibiku',
  'Blízký východ': 'na Blízkém východě',
  'Severní Amerika': 'v\u00a0Severní Americe',
  'Střední Amerika': 've Střední Americe',
  'Jižní Amerika': 'v\u00a0Jižní Americe',
  Pacifik: 'v\u00a0Pacifiku',
  Antarktida: 'v\u00a0Antarktidě',
}

/** The Czech locative of a continent: "v\u00a0Evropě". */
export const inContinentCs = (continent: string): string => IN_CONTINENT[continent] ?? continent
