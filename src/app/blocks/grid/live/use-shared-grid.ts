import { useEffect, useRef, useState } from 'react'
import { tableName } from '../../../../contract/live/table-socket'
import { useFileHome } from '../../../fields/file-home'
import type { Grid } from '../store/grid-store'
import { shareCells } from './shared-cells'
import { useTableSocket } from './use-table-socket'

/** The rows of a field of the record whose form this is are the same on every page that has that record open. `field`: undefined shares nothing. */
export function useSharedGrid(grid: Grid, field: string | undefined): void {
  const home = useFileHome()
  const page = home?.id && field ? tableName({ noun: home.noun, record: home.id, field }) : undefined
  const shared = useRef<ReturnType<typeof shareCells>>(undefined)
  const [writer] = useState(() => crypto.randomUUID())
  const tell = useTableSocket(page, writer, (written) => shared.current?.hear(written))
  useEffect(() => {
    if (!page) return
    const own = shareCells(grid, writer, tell)
    shared.current = own
    return () => {
      shared.current = undefined
      own.end()
    }
  }, [grid, page, writer, tell])
}
