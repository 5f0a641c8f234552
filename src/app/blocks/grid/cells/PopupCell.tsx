import { useSay } from '../../../language/use-say'
import { useCan } from '../../../session/use-can'
import { PopupInput } from '../../popup/PopupInput'
import type { EditedCell } from './cell-type'

/** A text chosen from rows of a report, which fill in further cells of its row. It may be typed as well where its column is the text of a noun. */
export function PopupCell({ id, column, value, disabled, invalid, describedBy, onChange, onFill, onDone }: EditedCell) {
  const say = useSay()
  const can = useCan()
  const { popup } = column.facts ?? {}
  const facts = popup
    ? {
        code: popup.code,
        orgFields: [popup.own, ...Object.values(popup.fills)].join(','),
        destFields: [column.key, ...Object.keys(popup.fills)].join(','),
      }
    : { code: column.popupCode, orgFields: column.orgFields, destFields: column.destFields }
  return (
    <PopupInput
      {...{ id, disabled, invalid, describedBy, ...facts }}
      name={say(column.title)}
      value={String(value ?? '')}
      placeholder={column.placeholder ?? ''}
      many={column.multi ?? false}
      {...(popup && { mayChoose: can(`${popup.code}:list`), onType: (text: string) => onChange(text || null) })}
      onFill={({ [column.key]: own, ...others }) => {
        onFill?.(others)
        if (own !== undefined) onChange(own)
        onDone?.()
      }}
    />
  )
}
