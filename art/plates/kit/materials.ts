import type { Material } from '#art/plates/plate.ts'

/** What buildings are made of, in the light of a plate. */
export const MATERIALS = {
  limestone: { lit: '#F3E3C3', shade: '#CFB48C', deep: '#6B5242' },
  marble: { lit: '#FBF3E2', shade: '#D6C9B8', deep: '#75707A' },
  sandstone: { lit: '#E9C48C', shade: '#BE8C58', deep: '#5E3D2C' },
  redSandstone: { lit: '#D5805A', shade: '#A4503A', deep: '#54261F' },
  brick: { lit: '#C9694A', shade: '#96432F', deep: '#48211B' },
  granite: { lit: '#CFC8BB', shade: '#9C958C', deep: '#4B4A4E' },
  basalt: { lit: '#8F8D8C', shade: '#64636A', deep: '#2F3038' },
  stucco: { lit: '#F6D9A8', shade: '#D8A76C', deep: '#6E4A34' },
  white: { lit: '#FFFAEE', shade: '#D5D6D2', deep: '#66707C' },
  lead: { lit: '#93A9B4', shade: '#647B89', deep: '#32434F' },
  copper: { lit: '#8CC0A4', shade: '#5C9580', deep: '#2C5650' },
  tile: { lit: '#D8734A', shade: '#A94E34', deep: '#5E2A22' },
  slate: { lit: '#6F7F8E', shade: '#4C5A6A', deep: '#2A3441' },
  gold: { lit: '#F6C65A', shade: '#D0923A', deep: '#7A4C1E' },
  iron: { lit: '#A07A5A', shade: '#74543F', deep: '#3F2C26' },
  steel: { lit: '#7C8C98', shade: '#566572', deep: '#2E3A46' },
  wood: { lit: '#9A6B45', shade: '#6F4A30', deep: '#38231A' },
  vermilion: { lit: '#E0512F', shade: '#B0381F', deep: '#5A1C14' },
  cedarBark: { lit: '#7D6A56', shade: '#58493C', deep: '#2E2620' },
  glass: { lit: '#BFDCDC', shade: '#86B0B8', deep: '#3F6A78' },
} as const satisfies Readonly<Record<string, Material>>
