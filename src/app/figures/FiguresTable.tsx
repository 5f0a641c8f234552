import './figures.css'

/** A line of figures: what it is of, how much it is, and what has to be known of it. */
export type FigureLine = { readonly name: string; readonly value: string | number; readonly note?: string }

type Props = {
  /** What is told, for whoever does not see where it stands. */
  caption: string
  /** What names and values are; nothing where each line says that itself. */
  headings?: readonly [string, string]
  lines: readonly FigureLine[]
}

/** Few figures as a table, line by line. */
export function FiguresTable({ caption, headings, lines }: Props) {
  return (
    <table className="figures-table figures">
      <caption className="for-readers">{caption}</caption>
      {headings && (
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map(({ name, value, note }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {note && <span className="quiet">{note}</span>} {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
