import { useId } from 'react'
import type { Params } from '../../contract/report/report'
import { FieldFrame } from '../fields/FieldFrame'
import { FieldInput } from '../fields/FieldInput'
import type { AddressParams } from './use-report-params'
import './report.css'

type Props = { params: Params } & Pick<AddressParams<Params>, 'said' | 'choose'>

/** Inputs of what a report has to be asked. What may stay open comes by the address alone. */
export function AskedParams({ params, said, choose }: Props) {
  const id = useId()
  return (
    <div className="report-asked">
      {Object.entries(params)
        .filter(([, { required }]) => required)
        .map(([name, facts]) => (
          <FieldFrame key={name} id={`${id}${name}`} facts={facts}>
            <FieldInput
              id={`${id}${name}`}
              facts={facts}
              value={said[name] ?? ''}
              onChange={(value) => typeof value === 'string' && value && choose(name, value)}
            />
          </FieldFrame>
        ))}
    </div>
  )
}
