type SettingsCheckboxProps = {
  readonly name: string
  readonly isOn: boolean
  readonly label: string
  readonly isLocked?: boolean
}

/** Checkbox of a settings form. */
export function SettingsCheckbox({ name, isOn, label, isLocked = false }: SettingsCheckboxProps) {
  return (
    <label className="choice">
      <input type="checkbox" id={name} name={name} value="on" defaultChecked={isOn} disabled={isLocked} />
      {label}
    </label>
  )
}

type SubmitButtonProps = { readonly action: string; readonly label: string }

/** Submit button of a settings form. */
export function SubmitButton({ action, label }: SubmitButtonProps) {
  return (
    <button className="button button-ghost" type="submit" name="do" value={action}>
      {label}
    </button>
  )
}
