import { createElement } from '#client/saves/panel/create-element.ts'

/** A copy of an icon that the page has as a template. */
function cloneIcon(name: string): Node {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-icon="${name}"]`)
  return template?.content.cloneNode(true) ?? document.createTextNode('')
}

export type IconButtonOptions = {
  readonly icon: string
  readonly label: string
  /** Identifies the button after the page is drawn again. */
  readonly focusKey: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

/** A button with an icon, 44 px square. */
export function createIconButton({
  icon,
  label,
  focusKey,
  isDisabled = false,
  onPress,
}: IconButtonOptions): HTMLButtonElement {
  const button = createElement(
    'button',
    { type: 'button', className: 'icon-button', disabled: isDisabled },
    cloneIcon(icon),
  )
  button.setAttribute('aria-label', label)
  button.dataset['focusKey'] = focusKey
  button.addEventListener('click', onPress)
  return button
}

/** A button with text. */
export function createTextButton(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className, textContent: text })
  button.addEventListener('click', onPress)
  return button
}

export type PopoverOptions = {
  readonly id: string
  readonly title: string
  readonly closeLabel: string
  readonly children: readonly Node[]
  readonly onClose?: () => void
}

/** A popover as those of the account's pages (src/site/components/account/popover.tsx). */
export function createPopover({ id, title, closeLabel, children, onClose }: PopoverOptions): HTMLElement {
  const close = createElement('button', {
    type: 'button',
    className: 'link slip-close',
    textContent: closeLabel,
  })
  const popover = createElement(
    'div',
    { className: 'slip', id, popover: 'auto' },
    createElement('p', { className: 'h3', textContent: title }),
    ...children,
    close,
  )
  popover.setAttribute('role', 'dialog')
  popover.setAttribute('aria-label', title)
  close.addEventListener('click', () => popover.hidePopover())
  popover.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') onClose?.()
  })
  return popover
}

/** Makes a button open a popover; the browser returns the focus to it. */
export function opens(button: HTMLButtonElement, popover: HTMLElement): HTMLButtonElement {
  button.popoverTargetElement = popover
  return button
}
