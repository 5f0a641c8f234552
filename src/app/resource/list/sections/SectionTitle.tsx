import type { Section } from './sections'

/** What a section is called, and how many rows are in it. */
export function SectionTitle({ section: { title, count } }: { section: Pick<Section, 'title' | 'count'> }) {
  return (
    <span className="section-title">
      <strong>{title}</strong>
      <span className="figures">{count}</span>
    </span>
  )
}
