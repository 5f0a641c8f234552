import Select, { type SelectProps } from 'antd/es/select'
import Spin from 'antd/es/spin'
import { useRef } from 'react'
import type { Option } from '../choice/use-dict'
import { ListKeys } from './ListKeys'

type Labelled = { readonly value: string; readonly label: string }

type Props = Pick<
  SelectProps,
  'id' | 'aria-label' | 'aria-describedby' | 'disabled' | 'status' | 'placeholder' | 'onBlur' | 'onKeyDown'
> & {
  many: boolean
  chosen: readonly Option[]
  /** What was found so far; nothing before the first answer. */
  found: readonly Option[] | undefined
  /** What somebody has typed is still being looked for. */
  isComing: boolean
  /** What is said where nothing was found. */
  none: string
  onType: (keyword: string) => void
  onOpen?: () => void
  onChoose: (values: readonly string[]) => void
}

const labelled = ({ value, text }: Option): Labelled => ({ value, label: text })

/** One or several of what is looked for while somebody types. Its list holds what was found and nothing beside it, so that the first of it is what was meant. */
export function FoundSelect({ many, chosen, found, isComing, none, onType, onOpen, onChoose, onBlur, ...same }: Props) {
  const typed = useRef('')
  const type = (keyword: string) => {
    typed.current = keyword
    onType(keyword)
  }
  // The select empties its input without a word; what is offered next is everything again.
  const forget = () => typed.current !== '' && type('')
  const values = chosen.map(labelled)
  return (
    <ListKeys {...{ many, isComing }}>
      {({ open, onOpenChange }) => (
        <Select<Labelled | readonly Labelled[] | undefined>
          {...same}
          style={{ width: '100%' }}
          labelInValue
          allowClear
          mode={many ? 'multiple' : undefined}
          showSearch={{ filterOption: false, onSearch: type }}
          loading={isComing}
          notFoundContent={isComing ? <Spin size="small" /> : none}
          options={(found ?? []).map(labelled)}
          value={many ? values : values[0]}
          open={open}
          onOpenChange={(isOpen) => {
            onOpenChange(isOpen)
            if (isOpen) onOpen?.()
            else if (!many) forget()
          }}
          onBlur={(event) => {
            forget()
            onBlur?.(event)
          }}
          onChange={(next) => {
            onChoose([next ?? []].flat().map(({ value }) => value))
            forget()
          }}
        />
      )}
    </ListKeys>
  )
}
