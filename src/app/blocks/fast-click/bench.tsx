import { useState } from 'react'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { useSlowly, usualWindow } from './use-slowly'

const press = label('快速点两次', 'Click twice, quickly')

function Counted({ window }: { window: number }) {
  const say = useSay()
  const [count, setCount] = useState(0)
  const more = useSlowly(() => setCount(count + 1), window)
  return (
    <>
      <BigButton onClick={more}>{say(press)}</BigButton>
      <output>{count}</output>
    </>
  )
}

/** The fast-click guard, as the workbench shows it. */
export const fastClickBench: Bench = {
  about: label('短时间内的第二次点击不执行，并提示。', 'A second click that comes too soon does nothing, and says so.'),
  props: [{ name: 'window', label: label('间隔（毫秒）', 'Window (ms)'), kind: 'number', value: usualWindow }],
  states: [{ key: 'plain', label: label('计数', 'Counting'), draw: ({ window }) => <Counted window={Number(window)} /> }],
}
