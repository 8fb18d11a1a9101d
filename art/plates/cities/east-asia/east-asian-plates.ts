import type { Plate } from '#art/plates/plate.ts'
import { osakaCastle } from './osaka-castle.ts'
import { umedaSky } from './umeda-sky.ts'

export const EAST_ASIAN_PLATES: Readonly<Record<string, Plate>> = {
  osakaCastle,
  umedaSky,
}
