import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Refusal } from '../../contract/error'
import type { ValuesOf } from '../../contract/field'
import { type Params, type Report, readParams } from '../../contract/report/report'
import type { Sources } from '../../contract/report/report-source'

/** What the address asks of a report. `params`: undefined while something is missing or makes no sense. */
export type AddressParams<P extends Params> = {
  readonly params: ValuesOf<P> | undefined
  readonly said: Readonly<Record<string, string | null>>
  readonly choose: (name: string, value: string) => void
}

/** The parameters of a report as they stand in the address, so that it can be sent to somebody and comes back by the way back. */
export function useReportParams<P extends Params, S extends Sources, D, Row>(report: Report<P, S, D, Row>): AddressParams<P> {
  const [search, setSearch] = useSearchParams()
  const names = Object.keys(report.params)
  const said = Object.fromEntries(names.map((name) => [name, search.get(name)]))
  const key = JSON.stringify(said)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the address says
  const params = useMemo(() => {
    try {
      return readParams(report, said)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }, [report, key])
  const choose = (name: string, value: string) => setSearch({ ...Object.fromEntries(search), [name]: value }, { replace: true })
  return { params, said, choose }
}
