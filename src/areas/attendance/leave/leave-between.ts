type Leave = {
  readonly id: string
  readonly childId: string
  readonly fromDate: string
  readonly toDate: string
  readonly status: string | null | undefined
}

/** Leave of these children that is asked for or approved and has a day between two, both included; what begins first stands first. */
export const leaveBetween = <L extends Leave>(
  leaves: readonly L[],
  children: ReadonlySet<string>,
  { from, to }: { readonly from: string; readonly to: string },
): readonly L[] =>
  leaves
    .filter(({ childId, status }) => children.has(childId) && (status === 'PENDING' || status === 'APPROVED' || !status))
    .filter(({ fromDate, toDate }) => fromDate <= to && from <= toDate)
    .toSorted((one, two) => (`${one.fromDate} ${one.id}` < `${two.fromDate} ${two.id}` ? -1 : 1))
