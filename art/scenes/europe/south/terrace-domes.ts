import { addPath } from '#art/drawing/canvas.ts'
import { lensPath, outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cupola, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'
import { paintRipples } from '#art/kit/water.ts'

/** A garden terrace far above the sea: twin domes below it, an umbrella pine, the coast in folds. */
export const terraceDomes = landmark({
  name: 'terrace-domes',
  palette: {
    ...PALETTES.noon,
    top: '#5E9AC4',
    middle: '#A9D0DA',
    horizon: '#F9E6C4',
    deep: '#1D3A5C',
    lightText: 'on a bright morning',
  },
  accent: '#E2402C',
  ground: 0.3,
  sun: null,
  clouds: null,
  altText:
    'Two small church domes below a garden terrace with an umbrella pine and flower beds, the sea far below and a coast of steep folds behind',
  paint: (s) => {
    const { canvas, groundY, height, width, unit, x } = s
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#2F86B0')
    sprayBand(canvas, '#F4E6CC', groundY, groundY + 120 * unit, 0.9)
    s.draw(s.at(0, 4), [
      ['M1000 60v-260l-240 -60l-160 50l-180 -10l-130 90l-140 50l-110 80z', '#8AA8B8'],
      ['M1000 190v-300l-260 -20l-150 70l-150 20l-120 90l-150 40l-60 60z', '#6E9A94'],
      ['M1000 420v-340l-240 -20l-170 90l-150 40l-140 110l-90 30l20 60z', '#4E8472'],
      ['M440 190l-140 110l-90 30l10 20l110 -26l150 -100zM310 40l-120 90l-150 40l-20 24l170 -40z', '#A9BFA0'],
      [
        Array.from(
          { length: 22 },
          (_none, i) => `M${300 + ((i * 61) % 170)} ${190 + ((i * 37) % 130)}h16v-14h-16z`,
        ).join(''),
        '#FBF0DC',
      ],
    ])
    paintRipples(
      canvas,
      {
        topY: groundY + 40 * unit,
        bottomY: groundY + 420 * unit,
        count: 26,
        minWidth: 14 * unit,
        maxWidth: 60 * unit,
        across: [0, 0.7],
      },
      '#CFE8EC',
      { opacity: 0.6 },
    )
    s.draw(s.at(-210, 190), [['M-26 0q26 14 52 0l-8 12h-36zM-2 -2v-44l30 40z', '#FFFDF4']])
    s.draw(s.at(-20, 470), [
      ['M-1400 300v-210l300 40l280 -30l300 40l220 -60l180 30l260 -30l180 50l260 -30l500 60v200z', '#3E7A56'],
      ...solid(-40, 60, 230, 150, '#F2DDB8', '#C9A48A', 0.3),
      ...cupola(-96, -88, 50, 62, '#C9B48A', '#8E7A5E'),
      ...cupola(24, -88, 50, 62, '#C9B48A', '#8E7A5E'),
      [panes(-110, -82, 2, -20, 14, 40) + panes(10, 38, 2, -20, 14, 40), '#5A4A4A'],
      ['M-100 -148h8v-26h-8zM20 -148h8v-26h-8z', '#8E7A5E'],
      ...solid(130, 60, 66, 250, '#EBD0A6', '#B98E74', 0.36),
      [panes(116, 130, 2, -110, 10, 34) + panes(116, 130, 2, -30, 10, 34), '#5A4A4A'],
      ...cupola(130, -190, 30, 40, '#C9B48A', '#8E7A5E'),
    ])
    addPath(canvas, outline`M0 ${height - 170 * unit}H${width}V${height}H0z`, '#7EA864')
    s.draw(s.atDepth(0, 1), [
      ['M-1400 -166h2500v-16h-2500z', '#F2DDB8'],
      ...[-380, -170, 40, 250, -590, -800].flatMap((left) => [
        [`M${left - 90} 10q20 -70 90 -74q70 4 90 74z`, '#4E7A44'] as const,
        [
          Array.from(
            { length: 16 },
            (_none, i) =>
              `M${left - 70 + ((i * 47) % 140)} ${-4 - ((i * 29) % 40)}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z`,
          ).join(''),
          left % 20 === 0 ? '#E8668A' : '#8A4A9A',
        ] as const,
      ]),
    ])
    s.draw({ ...s.atDepth(40, 1, 1), y: height - 120 * unit }, [
      ...pointer(0, '#F6EAD2', '#E3C48A'),
      ...person(-44, s.accent),
    ])
    const trunkX = x + 270 * unit
    addPath(
      canvas,
      outline`M${trunkX - 16 * unit} ${height}Q${trunkX - 20 * unit} ${height * 0.6} ${trunkX - 70 * unit} ${groundY + 20 * unit}h${18 * unit}Q${trunkX + 16 * unit} ${height * 0.6} ${trunkX + 22 * unit} ${height}z`,
      '#5A4038',
    )
    for (const [across, down, half, tall, ink] of [
      [-70, 20, 260, 90, '#2E5A44'],
      [-150, -20, 190, 84, '#3E7050'],
      [10, -30, 180, 84, '#2E5A44'],
      [-70, -60, 170, 70, '#5E8E56'],
    ] as const)
      addPath(canvas, lensPath(trunkX + across * unit, groundY + down * unit, half * unit, tall * unit), ink)
  },
})
