import { useId } from 'react'
import { lazyPart } from '../../../../app/design/lazy-part'
import { Suspense } from '../../../../app/design/Suspense'
import { FieldFrame } from '../../../../app/fields/FieldFrame'
import { AttendanceRecord } from '../../mark/attendance-record'

// A time is seldom corrected, and the inputs of all kinds are heavy.
const FieldInput = lazyPart(() => import('../../../../app/fields/FieldInput').then((file) => file.FieldInput))

type Props = { name: 'inTime' | 'outTime'; value: string | null | undefined; disabled: boolean; onChange: (time: string) => void }

/** When a child came or left. Set to now by the mark; here it can be corrected. */
export function TimeLine({ name, value, disabled, onChange }: Props) {
  const id = useId()
  const facts = { ...AttendanceRecord.fields[name], required: true }
  return (
    <FieldFrame id={id} facts={facts}>
      <Suspense>
        <FieldInput
          id={id}
          facts={facts}
          value={value ?? null}
          disabled={disabled}
          onChange={(time) => typeof time === 'string' && onChange(time)}
        />
      </Suspense>
    </FieldFrame>
  )
}
