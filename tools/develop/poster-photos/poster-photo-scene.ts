import type { PosterPhoto } from './poster-photo-list.ts'

/** Size of the screenshot; files are scaled down from it. */
export const SCENE_SIZE = { width: 1800, height: 1200 }
/** Size of the poster in the scene, before the zoom. */
const POSTER_CSS = { width: 1200, height: 1500 }
const MARGIN = 84

const fibre = (frequency: string, seed: number, amount: number): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><filter id="f"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 ${amount} 0 0 0 ${(-amount / 2.6).toFixed(3)}"/></filter><rect width="600" height="600" filter="url(#f)"/></svg>`,
  )}")`

/**
 * A page that shows a printed poster on a table in the light of a window: sharp in the focus, blurred elsewhere.
 * @param art data URL of the rasterised poster
 * @param ground colour of the table
 * @param light position of the light, 0 to 1 from the left
 */
export function posterPhotoScene(
  { focus, turn, zoom }: PosterPhoto,
  art: string,
  ground: string,
  light: number,
): string {
  const x = MARGIN + focus.x * POSTER_CSS.width
  const y = MARGIN + focus.y * POSTER_CSS.height
  const sheet = `<div class="sheet"><img src="${art}" alt=""></div>`
  return `<!doctype html><style>
    *{margin:0;box-sizing:border-box}
    body{width:${SCENE_SIZE.width}px;height:${SCENE_SIZE.height}px;overflow:hidden;background:${ground}}
    .view{position:absolute;inset:0;perspective:2600px;perspective-origin:50% 40%;overflow:hidden;background:${ground} ${fibre('0.012 0.3', 3, 0.5)}}
    .sheet{position:absolute;left:50%;top:50%;width:${POSTER_CSS.width + 2 * MARGIN}px;height:${POSTER_CSS.height + 3 * MARGIN}px;
      padding:${MARGIN}px;background:#fbf8f1 ${fibre('0.035', 7, 0.22)};
      transform-origin:${x}px ${y}px;
      transform:translate(${-x}px,${-y}px) rotateX(24deg) rotateZ(${turn}deg) scale(${zoom});
      box-shadow:0 2px 3px rgb(20 16 8/.35),0 18px 40px rgb(20 16 8/.3),-30px 60px 120px rgb(20 16 8/.28)}
    .sheet img{display:block;width:100%;height:${POSTER_CSS.height}px}
    .sheet::after{content:"";position:absolute;inset:0;background:${fibre('0.55', 11, 0.5)};mix-blend-mode:soft-light}
    .soft{filter:blur(5px);mask-image:linear-gradient(to bottom,#000 0 8%,transparent 44%,transparent 78%,#000 108%)}
    .light{position:absolute;inset:0;background:radial-gradient(90% 110% at ${light * 100}% 0,rgb(255 248 232/.34),transparent 60%),linear-gradient(200deg,transparent 45%,rgb(12 16 24/.42));}
  </style><div class="view">${sheet}</div><div class="view soft">${sheet}</div><div class="light"></div>`
}
