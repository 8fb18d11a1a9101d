import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { whenDropped } from '#client/kit/drag-order.ts'
import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { pageLocale } from '#client/kit/page-locale.ts'
import { PRESS_KEY_FIELD } from '#isomorphic/forms/press-key.ts'
import type { TripFileFormat } from '#isomorphic/trips/files/trip-file-formats.ts'
import { createPressIds } from '#isomorphic/trips/ids/press-ids.ts'
import type { PlanNotice } from '#isomorphic/trips/plan/plan-props.ts'
import { planTripAction } from '#isomorphic/trips/plan-trip-action.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import type { TripFormFields } from '#isomorphic/trips/trip-action.ts'
import { DEVICE_TRIPS_KEY } from '#isomorphic/trips/trip-names.ts'
import { tripNotice, tripProblemNotice } from '#isomorphic/trips/trip-notice.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import { applyOnDevice } from './apply-on-device.ts'
import type { ChangedTrip } from './changed-trip.ts'
import type { DrawDeviceMaps } from './device-trip-maps.tsx'
import { DeviceTripView } from './device-trip-view.tsx'
import { loadPlaceFacts } from './load-place-facts.ts'
import { localiseDrawnLinks } from './localise-drawn-links.ts'
import { newDeviceEntityId, newOperationKey } from './random-id.ts'
import { accountTrips, deviceTrips, type StoredTrip } from './trip-database.ts'
import { TRIPS_CLIENT_WORDS } from './words/trips-client-words.ts'

const words = pageWordsOf(TRIPS_CLIENT_WORDS)

const loadFiles = () => import('./download-trip-file.ts')

const formFieldsOf = (body: FormData): TripFormFields =>
  Object.fromEntries([...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Applies a form to a stored trip. */
function changeTrip(trip: StoredTrip, fields: TripFormFields): ChangedTrip {
  const registers = createTripRegisters(trip.fields)
  const context = {
    registers,
    plan: readTripPlan(registers),
    // The site may have applied the form although its response did not arrive.
    ...createPressIds(fields[PRESS_KEY_FIELD], { newId: newDeviceEntityId, newKey: newOperationKey }),
  }
  const outcome = planTripAction(context, fields)
  if ('problem' in outcome)
    return { trip, operations: [], notice: tripProblemNotice(outcome.problem, pageLocale()) }
  const { operations, done, e } = outcome
  const changed = { ...trip, fields: applyOnDevice(trip.fields, operations), changedAt: trip.changedAt + 1 }
  const after = createTripRegisters(changed.fields)
  const state = { registers: after, plan: readTripPlan(after) }
  return { trip: changed, operations, notice: tripNotice(state, done, e, pageLocale()) }
}

/** The control to focus after a change: the one that was pressed, else the notice. */
function restoreFocus(region: HTMLElement, e: string | undefined, action: string | undefined): void {
  const item = [...region.querySelectorAll<HTMLElement>('[data-path]')].find(({ id }) => id === e)
  const pressed = item?.querySelector<HTMLElement>(`button[value="${action}"]:enabled`)
  const usable =
    pressed?.checkVisibility() === true ? pressed : item?.querySelector<HTMLElement>('button:enabled')
  ;(usable ?? region.querySelector<HTMLElement>('.notice') ?? region).focus({
    preventScroll: item !== undefined,
  })
}

type CommittedProps = { readonly onCommitted: () => void; readonly children: ReactNode }

/** Calls back whenever its content stands in the page, before that is painted. */
function Committed({ onCommitted, children }: CommittedProps) {
  useLayoutEffect(onCommitted)
  return children
}

/** A trip that is drawn into a part of a page and changed by its forms. */
export type DrawnTrip = { readonly change: (body: FormData) => void }

/**
 * Draws a stored trip into a part of a page. Changes are stored on the device first; those of a trip of the account wait
 * in the outbox as well.
 */
export function drawStoredTrip(region: HTMLElement, stored: StoredTrip): DrawnTrip {
  let trip = stored
  const { id: tripId, owner } = stored
  const database = owner === null ? deviceTrips : accountTrips
  const root = createRoot(region)
  const status = document.querySelector('[data-live-status]')
  const remove = (): void => {
    if (confirm(words.confirmRemove))
      void database.remove(tripId).then(() => location.assign(localiseAddress('/trips')))
  }
  const download = (format: TripFileFormat): void =>
    void loadFiles().then(({ downloadTripFile }) => downloadTripFile(trip, format, Date.now()))
  let shownNotice: PlanNotice | null = null
  let drawMaps: DrawDeviceMaps | null = null
  /** Moves the focus once what it goes to is drawn. */
  let moveFocus: (() => void) | null = null
  const onCommitted = (): void => {
    localiseDrawnLinks(region)
    moveFocus?.()
    moveFocus = null
  }
  const draw = (notice: PlanNotice | null): void => {
    shownNotice = notice
    const plan = readTripPlan(createTripRegisters(trip.fields))
    document.title = plan.name === '' ? document.title : plan.name
    // The key makes fields show the new values: they are uncontrolled.
    root.render(
      <LocaleContext value={pageLocale()}>
        <Committed onCommitted={onCommitted}>
          <DeviceTripView
            key={trip.changedAt}
            {...{ tripId, plan, notice }}
            onDownload={download}
            facts={trip.facts ?? {}}
            drawMaps={drawMaps}
            onRemove={owner === null ? remove : null}
          />
        </Committed>
      </LocaleContext>,
    )
  }
  /** Adds the lines about days once the guide's facts are there; fields keep what is typed, and changes do not wait. */
  async function addFacts(): Promise<void> {
    const facts = await loadPlaceFacts(readTripPlan(createTripRegisters(trip.fields)), trip.facts ?? {})
    if (facts === null) return
    enqueue(async () => {
      await whenDropped(region)
      await readAgain()
      trip = { ...trip, facts: { ...trip.facts, ...facts } }
      await database.write(trip)
      draw(shownNotice)
    })
  }
  async function store(changed: ChangedTrip, { e, do: action }: TripFormFields): Promise<void> {
    if (owner !== null) {
      await database.enqueue(changed.operations.map((operation) => ({ tripId, owner, operation })))
      localStorage.setItem(DEVICE_TRIPS_KEY, '1')
    }
    await database.write(changed.trip)
    trip = changed.trip
    moveFocus = () => restoreFocus(region, e, action)
    draw(changed.notice)
    if (status !== null) {
      status.textContent = changed.notice?.text ?? ''
      status.classList.add('visually-hidden')
    }
    void addFacts()
  }
  /** One change after another: the second starts from the result of the first, also where that could not be stored. */
  let queue = Promise.resolve()
  function enqueue(work: () => Promise<void>): void {
    queue = queue.then(work).catch(() => {
      if (status === null) return
      status.textContent = words.notStored
      status.classList.remove('visually-hidden')
    })
  }
  /** Reads what another window has stored, which this one must not write over. */
  async function readAgain(): Promise<void> {
    trip = (await database.read(tripId).catch(() => undefined)) ?? trip
  }
  draw(null)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    enqueue(async () => {
      const { changedAt } = trip
      await readAgain()
      if (trip.changedAt !== changedAt && region.querySelector(':popover-open') === null) draw(null)
    })
  })
  /** Maps follow the plan, which shows at once. */
  async function addMaps(): Promise<void> {
    const { createDeviceMaps } = await import('./device-trip-maps.tsx')
    const renew = (): void => {
      drawMaps = createDrawMaps()
      void whenDropped(region).then(() => draw(shownNotice))
    }
    const createDrawMaps = createDeviceMaps(renew)
    renew()
  }
  // A file is often wanted where there is no network.
  loadFiles().catch(() => undefined)
  // Maps need no coasts where the guides' facts have a map.
  void addFacts()
    .then(() => queue)
    .then(addMaps)
    .catch(() => undefined)
  return {
    change(body) {
      const fields = formFieldsOf(body)
      const file = body.get('file')
      enqueue(async () => {
        await readAgain()
        if (!(file instanceof File)) return store(changeTrip(trip, fields), fields)
        const { importIntoTrip } = await import('./import-into-trip.ts')
        const changed = await importIntoTrip(trip, file, fields['seed'], (input, init) => fetch(input, init))
        return store(changed, fields)
      })
    },
  }
}
