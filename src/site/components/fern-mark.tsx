/** Pairs of leaves in integer units, from the lowest. */
const LEAVES =
  'M200 450q-51-86-170-92q59 81 170 92q51-86 170-92q-59 81-170 92zM222 393q-45-79-151-84q53 74 151 84q45-79 151-84q-53 74-151 84zM238 336q-40-72-132-76q46 67 132 76q40-72 132-76q-46 67-132 76zM244 279q-34-64-113-68q40 60 113 68q34-64 113-68q-40 60-113 68zM239 221q-28-57-94-60q33 53 94 60q28-57 94-60q-33 53-94 60zM224 164q-23-49-75-52q26 46 75 52q23-49 75-52q-26 46-75 52zM202 107q-17-42-56-45q20 39 56 45q17-42 56-45q-20 39-56 45z'
const ROAD = 'M200 510V470C222 409 244 342 244 280S207 109 181 30'

const VIEW_BOX = '0 0 400 520'
const SHAPE_ID = 'fern'

/** The logo mark: a frond whose stem is a winding road, in the current colour. Defined once per page, in the header. */
export function FernMark() {
  return (
    <svg className="fern-mark" viewBox={VIEW_BOX} width="24" height="24" aria-hidden="true">
      <g id={SHAPE_ID}>
        <path d={LEAVES} fill="currentColor" />
        <path d={ROAD} fill="none" stroke="currentColor" strokeWidth="20" />
      </g>
    </svg>
  )
}

/** References the mark of the header without repeating its long paths. */
export function FernMarkReference() {
  return (
    <svg className="fern-mark" viewBox={VIEW_BOX} width="24" height="24" aria-hidden="true">
      <use href={`#${SHAPE_ID}`} />
    </svg>
  )
}
