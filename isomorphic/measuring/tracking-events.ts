/** Typed events (S7.8), sent with the command `beam`, a name and a payload. */
export const BEAM_NAMES = [
  'ElementClicked',
  'ElementViewed',
  'ElementSwiped',
  'FormStarted',
  'FormViewed',
  'FieldInputted',
  'FormSubmitted',
  'Identified',
  'ProductClicked',
  'ProductViewed',
  'CartStarted',
  'Searched',
  'AdBlockerCaptured',
  'SignUpCaptured',
  'FeedbackGiven',
] as const
export type BeamName = (typeof BEAM_NAMES)[number]

/** Short commands (S7.8). */
export const COMMAND_NAMES = ['click', 'search', 'product_view', 'product_click', 'pageView'] as const
export type CommandName = (typeof COMMAND_NAMES)[number]

/** Location, type and text of an element. */
export type WebElement = {
  readonly location: string
  /** From 1 inside a list; 0 or absent outside lists. */
  readonly position?: number
  readonly elementType: string
  readonly text?: string
  readonly htmlId?: string
}

export type FormContext = {
  readonly formId?: string
  readonly formName: string
  readonly formType: string
  readonly source?: string
}

export type Product = {
  readonly productId?: string
  readonly name: string
  readonly category?: string
}

type ElementPayload = {
  readonly webElement: WebElement
  readonly actionOutcome?: string
  readonly outboundUrl?: string
}
type ProductPayload = ElementPayload & { readonly product: Product }
type FormPayload = { readonly formContext: FormContext }
type SearchPayload = {
  readonly searchTerm: string
  readonly resultCount: number
  readonly actionOutcome: string
}

/** Payload of each typed event. */
export type BeamPayloads = {
  readonly ElementClicked: ElementPayload
  readonly ElementViewed: ElementPayload
  readonly ElementSwiped: ElementPayload & { readonly direction: string }
  readonly FormStarted: FormPayload
  readonly FormViewed: FormPayload
  readonly FieldInputted: FormPayload & {
    /** Present only for predefined values, which cannot be personal. */
    readonly userInputField: {
      readonly fieldName: string
      readonly fieldType: string
      readonly fieldValue?: string
    }
  }
  /** `userId` is the SHA-256 of the lower-cased address (S5.2). */
  readonly FormSubmitted: FormPayload & { readonly userId?: string }
  readonly Identified: { readonly userId: string }
  readonly ProductClicked: ProductPayload
  readonly ProductViewed: ProductPayload
  readonly CartStarted: ElementPayload
  readonly Searched: SearchPayload
  readonly AdBlockerCaptured: { readonly captureType: string }
  readonly SignUpCaptured: FormPayload & {
    readonly captureType: string
    readonly placement: string
    readonly signUpType: string
    readonly subscriptionPreference?: string
  }
  readonly FeedbackGiven: ElementPayload & { readonly feedback: string }
}

/** Payload of each command. */
export type CommandPayloads = {
  readonly click: ElementPayload
  readonly search: { readonly searchTerm: string; readonly location: string }
  readonly product_view: ProductPayload
  readonly product_click: ProductPayload
  /**
   * No title on private pages and for page views sent before the tracker was loaded; `letter` is the campaign of a
   * newsletter link.
   */
  readonly pageView: { readonly title?: string; readonly letter?: string }
}

/** Arguments of one call of the tracking function. */
export type TrackingCall = readonly [command: string, ...rest: readonly unknown[]]

/** One event in the body of POST /api/events: payload, name and path of the page, without query. */
export type SentEvent = { readonly name: string; readonly path: string; readonly payload: unknown }

export const EVENTS_PATH = '/api/events'
/** Maximum of the offline queue (R10.8) and of one request. */
export const MAX_EVENTS = 100
