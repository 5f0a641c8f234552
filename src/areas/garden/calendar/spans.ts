type Lasting = { readonly id: string; readonly beginDate: string; readonly endDate: string }
type TermRow = Lasting & { readonly name: string; readonly yearId: string }
type YearRow = Lasting & { readonly name: string }

/** What the calendar can show: a term, or a whole school year. `open`: days of terms, which lie within it. */
export type CalendarSpan = {
  readonly id: string
  readonly kind: 'term' | 'year'
  readonly name: string
  /** The year a term is of. */
  readonly year: string
  readonly from: string
  readonly to: string
}

/** Terms, the newest last, and behind those of each year the whole of it. */
export function spansOf(terms: readonly TermRow[], years: readonly YearRow[]): CalendarSpan[] {
  const order = (one: Lasting, two: Lasting) => (one.beginDate < two.beginDate ? -1 : 1)
  return [...years].sort(order).flatMap((year) => {
    const own = terms.filter(({ yearId }) => yearId === year.id).sort(order)
    const spans = own.map(
      ({ id, name, beginDate, endDate }): CalendarSpan => ({ id, kind: 'term', name, year: year.name, from: beginDate, to: endDate }),
    )
    if (own.length === 0) return []
    return [...spans, { id: year.id, kind: 'year', name: year.name, year: year.name, from: year.beginDate, to: year.endDate }]
  })
}

/** The span the address names; else the term that holds today, the next one, or the last there was. */
export function spanAt(spans: readonly CalendarSpan[], id: string | null, today: string): CalendarSpan | undefined {
  const terms = spans.filter(({ kind }) => kind === 'term')
  return (
    spans.find((span) => span.id === id) ??
    terms.find(({ from, to }) => from <= today && today <= to) ??
    terms.find(({ from }) => from > today) ??
    terms.at(-1)
  )
}
