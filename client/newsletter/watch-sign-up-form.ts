import { type FormFacts, reportEvent } from '#client/measuring/hand-event.ts'

const VIEW_RATIO = 0.5
/** Often enough to notice half a screen of a form that is taller than two. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20)

/** What the hidden fields of a form say about it. */
export function factsOf(form: HTMLFormElement): FormFacts {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '')
  return { formName: text('formName'), formType: text('formType'), source: text('source') }
}

/** Half the form is in view, or the form fills half the view (M2.8). */
const isSeen = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= VIEW_RATIO ||
    (rootBounds !== null && intersectionRect.height >= VIEW_RATIO * rootBounds.height))

/** Reports, once each, that a form was seen and that its e-mail field was entered (S4.3). */
export function watchForm(form: HTMLFormElement): void {
  const facts = factsOf(form)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isSeen)) return
      observer.disconnect()
      reportEvent({ name: 'form_view', ...facts })
    },
    { threshold: STEPS },
  )
  observer.observe(form)

  const field = form.querySelector('input[type="email"]')
  const start = (): void => {
    field?.removeEventListener('focus', start)
    reportEvent({ name: 'form_start', ...facts })
  }
  if (field !== null && field === document.activeElement) start()
  else field?.addEventListener('focus', start)
}
