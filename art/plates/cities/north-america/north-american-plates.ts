import type { Plate } from '#art/plates/plate.ts'
import { bainbridgeFerry } from './bainbridge-ferry.ts'
import { bloedelConservatory } from './bloedel-conservatory.ts'
import { capeFloridaLighthouse } from './cape-florida-lighthouse.ts'
import { capilanoBridge } from './capilano-bridge.ts'
import { chateauFrontenac } from './chateau-frontenac.ts'
import { colonyHotel } from './colony-hotel.ts'
import { constitution } from './constitution.ts'
import { griffithObservatory } from './griffith-observatory.ts'
import { hooverDam } from './hoover-dam.ts'
import { humberBayArchBridge } from './humber-bay-arch-bridge.ts'
import { lasVegasSphere } from './las-vegas-sphere.ts'
import { montmorencyFalls } from './montmorency-falls.ts'
import { notreDameMontreal } from './notre-dame-montreal.ts'
import { oldStateHouse } from './old-state-house.ts'
import { spiritOfStLouis } from './spirit-of-st-louis.ts'
import { stLouisCathedral } from './st-louis-cathedral.ts'
import { statueOfLiberty } from './statue-of-liberty.ts'
import { wattsTowers } from './watts-towers.ts'

export const NORTH_AMERICAN_PLATES: Readonly<Record<string, Plate>> = {
  bainbridgeFerry,
  capeFloridaLighthouse,
  capilanoBridge,
  chateauFrontenac,
  constitution,
  griffithObservatory,
  hooverDam,
  lasVegasSphere,
  montmorencyFalls,
  notreDameMontreal,
  spiritOfStLouis,
  stLouisCathedral,
  wattsTowers,
  humberBayArchBridge,
  bloedelConservatory,
  oldStateHouse,
  colonyHotel,
  statueOfLiberty,
}
