import { BigButton } from '../../design/BigButton'
import { usePersonName } from '../../language/use-person-name'
import { useSay } from '../../language/use-say'
import { RemovedFact } from '../RemovedFact'
import { factsOf, type RemovedRows } from '../removed-row'
import { words } from '../words'
import './removed-table.css'

/** Removed rows for mouse and keyboard. */
export function RemovedTable({ resource, rows, names, chosen, isBusy, toggle, toggleAll, restore }: RemovedRows) {
  const say = useSay()
  const nameOf = usePersonName()
  const facts = factsOf(resource)
  const titleLabel = resource.fields[resource.title]?.label
  return (
    <div className="card removed-table">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={say(words.chooseAll)}
                checked={rows.length > 0 && rows.every(({ id }) => chosen.includes(id))}
                onChange={toggleAll}
              />
            </th>
            <th scope="col">{titleLabel ? say(titleLabel) : say(words.name)}</th>
            {facts.map((field) => {
              const name = resource.fields[field]?.label
              return (
                <th key={field} scope="col">
                  {name && say(name)}
                </th>
              )
            })}
            <th scope="col">{say(words.by)}</th>
            <th scope="col">{say(words.at)}</th>
            <th scope="col">
              <span className="for-readers">{say(words.restore)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = names[row.id] ?? '—'
            return (
              <tr key={row.id} data-chosen={chosen.includes(row.id) || undefined}>
                <td>
                  <input
                    type="checkbox"
                    checked={chosen.includes(row.id)}
                    aria-label={say(words.chooseOne, { name })}
                    onChange={() => toggle(row.id)}
                  />
                </td>
                <th scope="row">{name}</th>
                {facts.map((field) => (
                  <td key={field}>
                    <RemovedFact {...{ resource, row }} name={field} />
                  </td>
                ))}
                <td>{nameOf(row.updateBy, row.updateBy_dictText)}</td>
                <td>{String(row.updateTime ?? '').slice(0, 16)}</td>
                <td>
                  <BigButton disabled={isBusy} aria-label={say(words.restoreOne, { name })} onClick={() => restore(row.id)}>
                    {say(words.restore)}
                  </BigButton>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
