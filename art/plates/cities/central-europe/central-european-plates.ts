import type { Plate } from '#art/plates/plate.ts'
import { altesMuseum } from './altes-museum.ts'
import { brandenburgGate } from './brandenburg-gate.ts'
import { chapelBridge } from './chapel-bridge.ts'
import { charlesBridge } from './charles-bridge.ts'
import { chilehaus } from './chilehaus.ts'
import { chineseTower } from './chinese-tower.ts'
import { clothHall } from './cloth-hall.ts'
import { cologneCathedral } from './cologne-cathedral.ts'
import { elbphilharmonie } from './elbphilharmonie.ts'
import { frauenkirche } from './frauenkirche.ts'
import { fraumuenster } from './fraumuenster.ts'
import { gdanskCrane } from './gdansk-crane.ts'
import { gdanskStMarys } from './gdansk-st-marys.ts'
import { grossmuenster } from './grossmuenster.ts'
import { hohensalzburg } from './hohensalzburg.ts'
import { hohenzollernBridge } from './hohenzollern-bridge.ts'
import { hungarianParliament } from './hungarian-parliament.ts'
import { kkl } from './kkl.ts'
import { palaceOfCulture } from './palace-of-culture.ts'
import { reichstag } from './reichstag.ts'
import { riesenrad } from './riesenrad.ts'
import { salzburgCathedral } from './salzburg-cathedral.ts'
import { secession } from './secession.ts'
import { stMarysKrakow } from './st-marys-krakow.ts'
import { stVitus } from './st-vitus.ts'
import { stephansdom } from './stephansdom.ts'
import { szechenyiBridge } from './szechenyi-bridge.ts'
import { warsawCastle } from './warsaw-castle.ts'

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
  palaceOfCulture,
  gdanskCrane,
  chapelBridge,
  grossmuenster,
  hohenzollernBridge,
  chilehaus,
  salzburgCathedral,
  clothHall,
  altesMuseum,
  chineseTower,
  warsawCastle,
  fraumuenster,
  hohensalzburg,
  kkl,
  gdanskStMarys,
}
