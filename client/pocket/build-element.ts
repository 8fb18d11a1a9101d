type Attributes = Readonly<Record<string, string | boolean>>

/** An element with its attributes, and what is in it. True sets an attribute without a value, false leaves it out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(key, value === true ? '' : value)
  made.append(...children)
  return made
}

/** A button that does something. */
export function button(label: string, look: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, label)
  made.addEventListener('click', press)
  return made
}
