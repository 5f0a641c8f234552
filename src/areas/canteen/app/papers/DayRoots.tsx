import { useSay } from '../../../../app/language/use-say'
import { useAnswer } from '../../../../app/resource/use-answer'
import { call } from '../../../../app/wire/call'
import { chainDaysPath, type DayRoot } from '../../../../contract/sync/chain'
import { words } from './paper-words'

/** The roots of the register's days that are over, so that nobody can change their records once the paper is filed. None without a network. */
export function DayRoots({ from, to }: { from: string; to: string }) {
  const say = useSay()
  const { data = [] } = useAnswer({
    queryKey: ['day-roots', from, to],
    queryFn: () => call<readonly DayRoot[]>('GET', chainDaysPath, { query: { from, to } }),
  })
  if (data.length === 0) return null
  return (
    <section className="paper-roots">
      <h3>{say(words.roots)}</h3>
      <ul>
        {data.map(({ day, count, root }) => (
          <li key={day}>
            <span className="figures">{`${day} · ${say(words.records, { count })}`}</span> <code>{root}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
