import { Fragment, type ReactNode } from 'react'
import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'

type Props<T> = { title: string; hint: string; items: readonly T[]; idOf: (item: T) => string; children: (item: T) => ReactNode }

/** Cards of one kind under their title; nothing where there are none. */
export function ConflictCentrePart<T>({ title, hint, items, idOf, children }: Props<T>) {
  const first = useFewFirst(items)
  if (items.length === 0) return null
  return (
    <section className="conflict-centre-part">
      <h2>{title}</h2>
      <p className="quiet">{hint}</p>
      {first.shown.map((item) => (
        <Fragment key={idOf(item)}>{children(item)}</Fragment>
      ))}
      <ShowAll of={first} />
    </section>
  )
}
