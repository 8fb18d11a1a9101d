import { useWords } from '#isomorphic/words/use-words.ts'
import { PHOTO_LICENCE_NAMES } from '#src/catalogue/photographs/photo-licence.ts'
import type { PhotographForm } from './read-photograph-form.ts'
import { PHOTOGRAPHS_ADMIN_WORDS } from './words/photographs-admin-words.ts'

type FieldProps = {
  readonly name: 'address' | 'alt' | 'caption' | 'credit' | 'source' | 'year'
  readonly value: string
  readonly type?: 'url' | 'text'
  readonly maxLength?: number
}

function TextField({ name, value, type = 'text', maxLength }: FieldProps) {
  const words = useWords(PHOTOGRAPHS_ADMIN_WORDS).form.fields
  return (
    <label className="field">
      {words[name]}
      <input
        className="input"
        type={type}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        inputMode={name === 'year' ? 'numeric' : undefined}
        autoComplete="off"
      />
    </label>
  )
}

/** The fields of a photograph, with the names and limits of the front matter. */
export function PhotographFormFields({ form }: { readonly form: PhotographForm }) {
  const { fields, choose, upload, uploadHelp } = useWords(PHOTOGRAPHS_ADMIN_WORDS).form
  return (
    <>
      <label className="field">
        {upload}
        <input
          className="input"
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          aria-describedby="photograph-help"
        />
      </label>
      <p className="meta" id="photograph-help">
        {uploadHelp}
      </p>
      <TextField name="address" value={form.address} type="url" />
      <TextField name="alt" value={form.alt} maxLength={160} />
      <TextField name="caption" value={form.caption} maxLength={200} />
      <TextField name="credit" value={form.credit} maxLength={80} />
      <label className="choice">
        <input type="checkbox" name="organisation" value="yes" defaultChecked={form.isOrganisation} />
        {fields.isOrganisation}
      </label>
      <label className="field">
        {fields.licence}
        <select className="input" name="licence" defaultValue={form.licence}>
          <option value="">{choose}</option>
          {PHOTO_LICENCE_NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextField name="source" value={form.source} type="url" />
      <TextField name="year" value={form.year} maxLength={4} />
    </>
  )
}
