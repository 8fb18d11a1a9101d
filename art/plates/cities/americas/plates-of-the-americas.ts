import type { Plate } from '#art/plates/plate.ts'
import { arcoDeSantaCatalina } from './arco-de-santa-catalina.ts'
import { ascensorConcepcion } from './ascensor-concepcion.ts'
import { bainbridgeFerry } from './bainbridge-ferry.ts'
import { capeFloridaLighthouse } from './cape-florida-lighthouse.ts'
import { capilanoBridge } from './capilano-bridge.ts'
import { chateauFrontenac } from './chateau-frontenac.ts'
import { constitution } from './constitution.ts'
import { cuscoCathedral } from './cusco-cathedral.ts'
import { elevadorLacerda } from './elevador-lacerda.ts'
import { garita } from './garita.ts'
import { griffithObservatory } from './griffith-observatory.ts'
import { hooverDam } from './hoover-dam.ts'
import { huacaPucllana } from './huaca-pucllana.ts'
import { lasVegasSphere } from './las-vegas-sphere.ts'
import { montmorencyFalls } from './montmorency-falls.ts'
import { muiscaRaft } from './muisca-raft.ts'
import { notreDameMontreal } from './notre-dame-montreal.ts'
import { palacioBarolo } from './palacio-barolo.ts'
import { sescPompeia } from './sesc-pompeia.ts'
import { spiritOfStLouis } from './spirit-of-st-louis.ts'
import { stLouisCathedral } from './st-louis-cathedral.ts'
import { tuleTree } from './tule-tree.ts'
import { twelveAngledStone } from './twelve-angled-stone.ts'
import { votoNacional } from './voto-nacional.ts'
import { wattsTowers } from './watts-towers.ts'

export const PLATES_OF_THE_AMERICAS: Readonly<Record<string, Plate>> = {
  arcoDeSantaCatalina,
  bainbridgeFerry,
  capeFloridaLighthouse,
  chateauFrontenac,
  constitution,
  elevadorLacerda,
  garita,
  griffithObservatory,
  hooverDam,
  muiscaRaft,
  notreDameMontreal,
  palacioBarolo,
  sescPompeia,
  spiritOfStLouis,
  stLouisCathedral,
  twelveAngledStone,
  wattsTowers,
  ascensorConcepcion,
  capilanoBridge,
  huacaPucllana,
  lasVegasSphere,
  montmorencyFalls,
  tuleTree,
  votoNacional,
  cuscoCathedral,
}
