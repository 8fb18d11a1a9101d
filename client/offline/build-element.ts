type Attributes = Readonly<Record<string, string | boolean>>

/** Creates an element with attributes and children. `true` sets an attribute without a value, `false` omits it. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) created.setAttribute(key, value === true ? '' : value)
  created.append(...children)
  return created
}

/** Creates a `<button type="button">` with a click handler. */
export function buildButton(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const created = buildElement('button', { type: 'button', class: className }, label)
  created.addEventListener('click', onClick)
  return created
}
