import { type FormFacts, reportEvent } from '#client/measuring/report-event.ts'

const MIN_VISIBLE_RATIO = 0.5
/** Steps of 5 %, so that a form taller than two screens is detected when it covers half of one. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20)

/** Reads the hidden fields that identify a form. */
export function readFormFacts(form: HTMLFormElement): FormFacts {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '')
  return { formName: text('formName'), formType: text('formType'), source: text('source') }
}

/** Half of the form is in view, or the form fills half of the view (M2.8). */
const isFormVisible = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= MIN_VISIBLE_RATIO ||
    (rootBounds !== null && intersectionRect.height >= MIN_VISIBLE_RATIO * rootBounds.height))

/** Reports once that a form was visible and once that its e-mail field received focus (S4.3). */
export function watchSignUpForm(form: HTMLFormElement): void {
  const facts = readFormFacts(form)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isFormVisible)) return
      observer.disconnect()
      reportEvent({ name: 'form_view', ...facts })
    },
    { threshold: THRESHOLDS },
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
