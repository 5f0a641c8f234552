import { Conflict } from '../../contract/system/conflict'
import { FieldValue } from '../fields/FieldValue'
import { FileHomeContext } from '../fields/file-home'
import { deviceWords } from '../language/device-words'
import { type Say, useSay } from '../language/use-say'
import type { ViewRow } from '../resource/row'
import { useSession } from '../session/session'
import { useProduct } from '../shell/product'
import { clashedFields, decidedValue, untoldFields } from './conflict-values'
import { words } from './words'

const text = (value: unknown) => String(value ?? '')

/** A device as people tell it from others: what it is, and the end of its number. */
export const deviceInWords = (say: Say, about: unknown, number: unknown): string =>
  `${text(about)} ${say(deviceWords.onDevice, { device: text(number).slice(-6) })}`.trim()

/** Says of which held fields the values are not shown, so that nobody decides thinking to have seen all. */
function UntoldFields({ row }: { row: ViewRow }) {
  const say = useSay()
  const resource = useProduct().catalogue.resources[text(row.noun)]
  const names = untoldFields(row).map((name) => {
    const facts = resource?.fields[name]
    return facts ? say(facts.label) : name
  })
  if (names.length === 0) return null
  return <p className="quiet">{say(words.untold, { fields: names })}</p>
}

/** Both values of every held field, and who gave them; once that is decided, which of them it became. */
export function ClashTable({ row }: { row: ViewRow }) {
  const say = useSay()
  const resource = useProduct().catalogue.resources[text(row.noun)]
  const me = useSession((state) => state.person?.id)
  const fields = clashedFields(row)
  if (fields.length === 0) return <UntoldFields row={row} />
  const isDecided = row.state === 'resolved'
  const chosen = (choice: string) => (isDecided && row.choice === choice) || undefined
  const isEntered = isDecided && row.choice === 'edit'
  return (
    <FileHomeContext value={{ noun: Conflict.name, id: row.id }}>
      <table className="clash">
        <thead>
          <tr>
            <th scope="col">{say('field')}</th>
            <th scope="col">
              {say(isDecided ? deviceWords.valueThen : deviceWords.valueNow)}
              <span className="quiet">{text(row.theirAuthor)}</span>
              <time className="quiet figures">{text(row.theirAt).slice(0, 16)}</time>
              {text(row.theirDevice) && <span className="quiet">{text(row.theirDevice)}</span>}
            </th>
            <th scope="col">
              {say(row.author === me ? deviceWords.valueMine : deviceWords.valueOffered)}
              <span className="quiet">{text(row.authorName)}</span>
              <time className="quiet figures">{text(row.madeAt).slice(0, 16)}</time>
              {text(row.device) && <span className="quiet">{deviceInWords(say, row.deviceAbout, row.device)}</span>}
            </th>
            {isEntered && (
              <th scope="col">
                {say(deviceWords.valueDecided)}
                <span className="quiet">{text(row.deciderName)}</span>
                <time className="quiet figures">{text(row.decidedAt).slice(0, 16)}</time>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const { name, theirs, mine } = field
            const facts = resource?.fields[name]
            const show = (value: unknown) => {
              if (!facts) return text(value)
              return facts.kind === 'secret' ? '••••••' : <FieldValue facts={facts} value={value} />
            }
            return (
              <tr key={name}>
                <th scope="row">{facts ? say(facts.label) : name}</th>
                <td data-chosen={chosen('keep')}>{show(theirs)}</td>
                <td data-chosen={chosen('mine')}>{show(mine)}</td>
                {isEntered && <td data-chosen>{show(decidedValue(row, field))}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
      <UntoldFields row={row} />
    </FileHomeContext>
  )
}
