import { addPath } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { seaKayak } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A wooded hump of limestone, its foot eaten away all round at the height of the tide. */
function paintIslet(
  s: LandmarkContext,
  across: number,
  down: number,
  half: number,
  tall: number,
  haze: number,
): void {
  const { canvas, unit } = s
  const [x, y, w, h] = [s.x + across * unit, s.groundY + down * unit, half * unit, tall * unit]
  const tint = (ink: string): string => mixInk(ink, s.palette.horizon, haze)
  const notch = Math.max(6, h * 0.12)
  addPath(
    canvas,
    outline`M${x - w * 0.82} ${y}L${x - w * 0.86} ${y - notch * 0.8}H${x + w * 0.86}L${x + w * 0.82} ${y}z`,
    tint('#4A4A44'),
  )
  addPath(
    canvas,
    outline`M${x - w} ${y - notch}Q${x - w * 1.02} ${y - h * 0.4} ${x - w * 0.8} ${y - h * 0.4}H${x + w * 0.84}Q${x + w * 1.03} ${y - h * 0.4} ${x + w} ${y - notch}Q${x} ${y - notch * 0.4} ${x - w} ${y - notch}z`,
    tint('#D3C8A4'),
  )
  addPath(
    canvas,
    outline`M${x + w * 0.3} ${y - notch * 0.7}L${x + w * 0.4} ${y - h * 0.4}H${x + w * 0.84}Q${x + w * 1.03} ${y - h * 0.4} ${x + w} ${y - notch}z`,
    tint('#8E8A78'),
  )
  let [crowns, lights] = ['', '']
  const count = Math.max(4, Math.round(half / 15))
  for (let index = 0; index <= count; index += 1) {
    const share = index / count
    const rise = Math.sin(Math.PI * (0.08 + share * 0.84)) * h * 0.5
    const r = (w / count) * canvas.random(1.1, 1.6)
    const cx = x - w * 0.86 + w * 1.72 * share
    const foot = y - h * (0.2 + 0.12 * Math.abs(share - 0.5)) + canvas.random(-0.05, 0.06) * h
    crowns += outline`M${cx - r} ${foot}V${y - h * 0.45 - rise}q0 ${-r} ${r} ${-r}t${r} ${r}V${foot}z`
    if (index % 2 === 0)
      lights += outline`M${cx - r * 0.7} ${y - h * 0.45 - rise + r * 0.1}q${r * 0.1} ${-r * 0.8} ${r * 0.7} ${-r * 0.8}q${r * 0.3} ${r * 0.5} ${-r * 0.7} ${r * 0.8}z`
  }
  addPath(canvas, crowns, tint('#2E6E4E'))
  addPath(canvas, lights, tint('#6AAA62'))
}

/** The lagoon from the seat of a kayak, a friend ahead among islets undercut by the tide. */
export const mushroomIsles = landmark({
  name: 'mushroom-isles',
  palette: { ...PALETTES.noon, top: '#3E9AC0', middle: '#A4D6D6', horizon: '#F4ECCC', deep: '#0E4A5C' },
  accent: '#E8502E',
  ground: 0.44,
  sun: null,
  clouds: null,
  altText:
    'From the seat of a kayak, its bow and paddle in front, a lagoon with wooded limestone islets whose feet are undercut at the water line, another kayak ahead',
  paint: (s) => {
    for (const [across, half, tall] of [
      [-1000, 170, 110],
      [-640, 120, 90],
      [-300, 150, 130],
      [-60, 90, 80],
      [160, 160, 120],
      [420, 130, 100],
      [680, 150, 110],
    ] as const)
      paintIslet(s, across, 2, half, tall, 0.56)
    paintGroundMist(s, 60, 0.5)
    paintWater(s, '#1F98A6', 0, '#E8F4DC', null)
    s.draw(s.at(0, 200), [
      ['M-420 20q200 -60 420 -20q220 30 440 -20q-60 80 -300 90q-360 20 -560 -50z', '#5ED0C0'],
      ['M-200 20q120 -30 260 0q-120 40 -260 0z', '#A4EAD4'],
    ])
    paintIslet(s, -270, 66, 150, 190, 0.22)
    paintIslet(s, 290, 90, 170, 240, 0.08)
    paintIslet(s, -820, 80, 190, 220, 0.2)
    s.draw(s.at(-10, 170, 0.62), seaKayak('#F2C23C', '#2F5A8C'))
    const bow = s.atDepth(20, 1)
    s.draw(bow, [
      ['M0 -300C40 -220 90 -120 110 60H-110C-90 -120 -40 -220 0 -300z', '#0E5A62'],
      ['M0 -284C36 -210 84 -116 100 60H-100C-84 -116 -36 -210 0 -284z', s.accent],
      ['M0 -284C36 -210 84 -116 100 60H20C14 -116 10 -210 0 -284z', '#A83428'],
      ['M-40 -110q40 -30 80 0l6 44q-46 -24 -92 0z', '#2A2A3A'],
      ['M-3 -262h6l8 130h-22z', '#FBE9C4'],
      ['M-330 -96L300 10l-3 12L-333 -84z', '#2A2A3A'],
      ['M-320 -84q-70 10 -110 -34q20 -40 104 -4zM290 16q60 40 120 18q4 -44 -110 -40z', '#F6EAD2'],
      [
        'M-170 -84q10 -16 36 -6q10 20 -8 30q-40 -2 -28 -24zM128 -32q14 -14 36 0q4 22 -16 28q-36 -6 -20 -28z',
        '#7A4632',
      ],
    ])
  },
})
