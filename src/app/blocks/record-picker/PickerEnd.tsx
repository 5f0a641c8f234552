import { X } from 'lucide-react'
import { BigButton } from '../../design/BigButton'
import { useFace } from '../../design/face'
import { useSay } from '../../language/use-say'
import { plainText } from './plain-text'
import type { RecordsProps } from './RecordPicker'
import { words } from './words'

type Props = RecordsProps & { readonly onOk: () => void; readonly onCancel: () => void }

/** The chosen, each with a way to let go of it. One that is blocked stays. */
export function ChosenTags({
  picking,
  valueKey,
  textKey,
  isBlocked,
}: Pick<RecordsProps, 'picking' | 'valueKey' | 'textKey' | 'isBlocked'>) {
  const say = useSay()
  if (picking.rows.length === 0) return <p className="quiet">{say(words.noneChosen)}</p>
  return (
    <ul className="picked-tags">
      {picking.rows.map((row) => {
        const value = String(row[valueKey])
        const name = plainText(row[textKey]) || (picking.isComing ? '…' : '—')
        return (
          <li key={value} className="picked-tag">
            <span>{name}</span>
            <button type="button" aria-label={say(words.drop, { name })} disabled={isBlocked?.(row)} onClick={() => picking.drop(value)}>
              <X size={16} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The end of a picker: on touch with what is chosen above, and no button where the press on a row is all there is to do. */
export function PickerEnd(props: Props) {
  const { picking, many, max, onOk, onCancel } = props
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const full = picking.isFull && <p role="status">{say(words.most, { max })}</p>
  if (isDesktop)
    return (
      <>
        {full}
        <BigButton onClick={onCancel}>{say('cancel')}</BigButton>
        <BigButton look="main" onClick={onOk}>
          {say(words.ok)}
        </BigButton>
      </>
    )
  return (
    <div className="picked-bar">
      {full}
      {(many || picking.values.length > 0) && <ChosenTags {...props} />}
      {many ? (
        <BigButton look="main" wide onClick={onOk}>
          {say('doneChosen', { count: picking.values.length })}
        </BigButton>
      ) : (
        picking.values.length === 0 && (
          <BigButton wide onClick={onOk}>
            {say(words.ok)}
          </BigButton>
        )
      )}
    </div>
  )
}
