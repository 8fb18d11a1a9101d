import type { Plate } from '#art/plates/plate.ts'
import { atomium } from './atomium.ts'
import { belfryOfBruges } from './belfry-of-bruges.ts'
import { belfryOfGhent } from './belfry-of-ghent.ts'
import { belfryOfVilnius } from './belfry-of-vilnius.ts'
import { blackheads } from './blackheads.ts'
import { britannia } from './britannia.ts'
import { brugesWindmill } from './bruges-windmill.ts'
import { brusselsTownHall } from './brussels-town-hall.ts'
import { bryggen } from './bryggen.ts'
import { caltonHill } from './calton-hill.ts'
import { fantoft } from './fantoft.ts'
import { freedomMonument } from './freedom-monument.ts'
import { gediminasTower } from './gediminas-tower.ts'
import { glasgowCathedral } from './glasgow-cathedral.ts'
import { gravensteen } from './gravensteen.ts'
import { hallgrimskirkja } from './hallgrimskirkja.ts'
import { helsinkiCathedral } from './helsinki-cathedral.ts'
import { helsinkiStation } from './helsinki-station.ts'
import { kiekInDeKok } from './kiek-in-de-kok.ts'
import { osloOpera } from './oslo-opera.ts'
import { perlan } from './perlan.ts'
import { poolbegLighthouse } from './poolbeg-lighthouse.ts'
import { rijksmuseum } from './rijksmuseum.ts'
import { riversideMuseum } from './riverside-museum.ts'
import { tallinnTownHall } from './tallinn-town-hall.ts'
import { trinityCampanile } from './trinity-campanile.ts'
import { vigelandMonolith } from './vigeland-monolith.ts'
import { westertoren } from './westertoren.ts'

export const NORTHERN_EUROPEAN_PLATES: Readonly<Record<string, Plate>> = {
  atomium,
  belfryOfBruges,
  britannia,
  caltonHill,
  hallgrimskirkja,
  helsinkiCathedral,
  osloOpera,
  poolbegLighthouse,
  trinityCampanile,
  westertoren,
  freedomMonument,
  belfryOfVilnius,
  perlan,
  vigelandMonolith,
  brusselsTownHall,
  bryggen,
  fantoft,
  brugesWindmill,
  tallinnTownHall,
  helsinkiStation,
  gravensteen,
  rijksmuseum,
  riversideMuseum,
  belfryOfGhent,
  blackheads,
  gediminasTower,
  kiekInDeKok,
  glasgowCathedral,
}
