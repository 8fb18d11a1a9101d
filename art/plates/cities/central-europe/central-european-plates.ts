import type { Plate } from '#art/plates/plate.ts'
import { brandenburgGate } from './brandenburg-gate.ts'
import { charlesBridge } from './charles-bridge.ts'
import { cologneCathedral } from './cologne-cathedral.ts'
import { elbphilharmonie } from './elbphilharmonie.ts'
import { frauenkirche } from './frauenkirche.ts'
import { hungarianParliament } from './hungarian-parliament.ts'
import { reichstag } from './reichstag.ts'
import { riesenrad } from './riesenrad.ts'
import { secession } from './secession.ts'
import { stMarysKrakow } from './st-marys-krakow.ts'
import { stVitus } from './st-vitus.ts'
import { stephansdom } from './stephansdom.ts'
import { szechenyiBridge } from './szechenyi-bridge.ts'

export const CENTRAL_EUROPEAN_PLATES: Readonly<Record<string, Plate>> = {
  brandenburgGate,
  charlesBridge,
  cologneCathedral,
  elbphilharmonie,
  frauenkirche,
  hungarianParliament,
  reichstag,
  riesenrad,
  secession,
  stMarysKrakow,
  stVitus,
  stephansdom,
  szechenyiBridge,
}
