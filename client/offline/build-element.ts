type Attributes = Readonly<Record<string, string | boolean>>

/** An element with its attributes, and what is in it. True sets an attribute without a value, false leaves it out. */
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

/** A button that does something. */
export function buildButton(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const created = buildElement('button', { type: 'button', class: className }, label)
  created.addEventListener('click', onClick)
  return created
}
