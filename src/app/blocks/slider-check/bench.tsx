import { useState } from 'react'
import { label } from '../../../contract/label'
import type { Bench } from '../../workbench/bench'
import { SliderCheck } from './SliderCheck'

function Counted({ disabled }: { disabled: boolean }) {
  const [passed, setPassed] = useState(0)
  return (
    <>
      <SliderCheck key={passed} disabled={disabled} onPass={() => undefined} />
      <button type="button" className="chip" onClick={() => setPassed(passed + 1)}>
        ↺
      </button>
    </>
  )
}

/** The slider check, as the workbench shows it. */
export const sliderCheckBench: Bench = {
  about: label('拖到最右边才算通过，中途松手会退回。', 'Passed at the far end. Let go of before, it goes back.'),
  props: [{ name: 'disabled', label: label('停用', 'Disabled'), kind: 'boolean', value: false }],
  states: [{ key: 'plain', label: label('待验证', 'To be verified'), draw: ({ disabled }) => <Counted disabled={disabled === true} /> }],
}
