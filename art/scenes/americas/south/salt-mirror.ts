import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

const JEEP: readonly GlyphPart[] = [
  ['M-70 -14v-40h30l16 -28h66l22 30q10 2 10 14v24z', '#C8452E'],
  ['M-18 -52l10 -22h20v22zM18 -52v-22h20l16 22z', '#28324A'],
  ['M-30 -84h76v-10h-76z', '#8A5A3A'],
  ['M-54 -12a15 15 0 1 0 30 0a15 15 0 1 0 -30 0zM28 -12a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z', '#241E34'],
]

/** The salt flat under a hand's breadth of water: sky above and below, a car and its reflection between. */
export const saltMirror = landmark({
  name: 'salt-mirror',
  palette: {
    ...PALETTES.noon,
    top: '#3E8CC4',
    middle: '#9CCBE0',
    horizon: '#F6EEE2',
    lightText: 'after the first rain',
  },
  accent: '#E8402C',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A salt flat under shallow water that mirrors towering clouds, a volcano, a red car and three people standing on their own reflections',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    const puffs = [
      [-560, 120, 250, 190],
      [-190, 60, 210, 150],
      [60, 190, 150, 90],
      [300, 90, 240, 200],
      [620, 70, 220, 150],
      [-960, 90, 240, 150],
    ] as const
    const cloud = (
      [across, up, half, tall]: readonly [number, number, number, number],
      sign: 1 | -1,
    ): string => {
      const [x, y, w, h] = [s.x + across * unit, groundY - sign * up * unit, half * unit, sign * tall * unit]
      return outline`M${x - w} ${y}C${x - w * 1.1} ${y - h * 0.4} ${x - w * 0.7} ${y - h * 0.5} ${x - w * 0.56} ${y - h * 0.4}C${x - w * 0.6} ${y - h} ${x - w * 0.06} ${y - h * 1.1} ${x + w * 0.04} ${y - h * 0.72}C${x + w * 0.2} ${y - h} ${x + w * 0.6} ${y - h * 0.8} ${x + w * 0.52} ${y - h * 0.42}C${x + w * 0.9} ${y - h * 0.5} ${x + w * 1.1} ${y - h * 0.2} ${x + w} ${y}z`
    }
    addPath(canvas, puffs.map((puff) => cloud(puff, 1)).join(''), '#FFFDF4')
    addPath(
      canvas,
      puffs.map((puff) => cloud([puff[0] + 20, puff[1], puff[2] * 0.8, puff[3] * 0.34], 1)).join(''),
      '#CFE0E6',
    )
    sprayBand(canvas, s.palette.horizon, groundY, groundY - 170 * unit, 0.9)
    paintMountain(s, -120, 110, 300, '#B48A8C', '#6E5E7E', 0.26, 0.4)
    paintMountain(s, 360, 50, 260, '#B7A2A4', '#8A7E94', 0, 0.4)
    canvas.shapes.push(
      outline`<rect x="0" y="${groundY}" width="${width}" height="${height - groundY}" fill="#3E8CC4"/>`,
    )
    sprayBand(canvas, '#9CCBE0', groundY + 40 * unit, height * 0.98)
    addPath(canvas, puffs.map((puff) => cloud(puff, -1)).join(''), '#F2F4F0')
    addPath(
      canvas,
      puffs.map((puff) => cloud([puff[0] + 20, puff[1], puff[2] * 0.8, puff[3] * 0.34], -1)).join(''),
      '#BCD6E2',
    )
    sprayBand(canvas, s.palette.horizon, groundY, groundY + 190 * unit, 0.95)
    s.draw({ ...s.at(-120, 0), scale: -unit, scaleX: unit }, [
      ['M-300 0L-40 -104L0 -110L46 -96L310 0z', '#9A8494'],
      ['M-44 -84L-10 -110L20 -104L50 -86L0 -78z', '#EDE6E6'],
    ])
    const people: readonly GlyphPart[] = [
      ...person(120, '#F2B83C'),
      ...pointer(176, '#2F5A8C', '#F6E2B4'),
      ...person(222, s.accent),
    ]
    const at = s.at(0, 74, 0.92)
    s.draw(
      { ...at, scale: -at.scale * 0.9, scaleX: at.scale },
      [...JEEP, ...people].map(
        ([path, ink]): GlyphPart => [
          path,
          ink === '#241E34' ? '#4A6A8E' : ink === '#2A1F30' ? '#4A6A8E' : ink,
        ],
      ),
    )
    s.draw(at, [...JEEP, ...people])
    let seams = ''
    for (let row = 0; row < 7; row += 1) {
      const y = groundY + 34 * unit * (row + 1) ** 1.42 * 0.9
      seams += outline`M0 ${y}h${width}v${1 + row * 0.4}h${-width}z`
    }
    addPath(canvas, seams, '#FFFFFF', { opacity: 0.35 })
  },
})
