import Select from 'antd/es/select'
import { ListKeys } from '../../../fields/desktop/ListKeys'
import { useSay } from '../../../language/use-say'
import type { ChooseProps } from '../Choose'

/** One of several, found by typing a piece of it. */
export function ChooseBox({ id, label, options, chosen, invalid, describedBy, onChoose }: ChooseProps) {
  const say = useSay()
  return (
    <ListKeys>
      {(opening) => (
        <Select<string>
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          style={{ width: '100%' }}
          showSearch={{ optionFilterProp: 'label' }}
          status={invalid ? 'error' : undefined}
          placeholder={say('pleaseChoose')}
          notFoundContent={say('noneFound')}
          options={options.map(({ value, text }) => ({ value, label: text }))}
          value={chosen}
          onChange={onChoose}
          {...opening}
        />
      )}
    </ListKeys>
  )
}
