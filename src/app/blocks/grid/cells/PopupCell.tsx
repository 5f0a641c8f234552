import { useSay } from '../../../language/use-say'
import { useCan } from '../../../session/use-can'
import { PopupInput } from '../../popup/PopupInput'
import type { GridColumn } from '../column'
import type { EditedCell } from './cell-type'

/** Whether something may be typed into a popup of a column that no row holds: into the text of a noun. */
export const isTypedPopup = ({ facts }: GridColumn): boolean => facts?.popup !== undefined

/**
 * A text chosen from rows of a report, which fill in further cells of its row. It may be typed as well where its column is the text of a noun;
 * where it is only chosen, the popup opens with the cell on a desk, and in a hand by a press.
 */
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
      opens={!popup && onDone !== undefined}
      {...(onDone && { onClosed: onDone })}
      {...(popup && { mayChoose: can(`${popup.code}:list`), onType: (text: string) => onChange(text || null) })}
      onFill={(values) => {
        // The cell says what it holds before it is written with the others, so that all of them are one step back.
        if (values[column.key] !== undefined) onChange(values[column.key])
        onFill?.(values)
        onDone?.()
      }}
    />
  )
}
