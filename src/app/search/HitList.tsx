import { Phone } from 'lucide-react'
import { CallLink } from '../design/call/CallLink'
import { Link } from '../design/Link'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { titleOf } from '../resource/use-titles'
import { type Hit, isWay } from './find/hit'
import { groupLabel } from './group-label'
import { HitLine } from './HitLine'
import { telephoneOf } from './hit-facts'
import { useOpenHit } from './use-open-hit'
import type { Search } from './use-search'

function CallButton({ hit, words, readings }: { readonly hit: Hit } & Pick<Search, 'words' | 'readings'>) {
  const language = useLanguage((state) => state.language)
  const phone = 'row' in hit ? telephoneOf(hit, words, readings) : undefined
  if (!phone || !('row' in hit)) return null
  return (
    <CallLink className="hit-call" name={titleOf(hit.resource, hit.row, language)} phone={phone}>
      <Phone size={22} aria-hidden />
    </CallLink>
  )
}

/** What was found, for fingers: a big line each, and beside it the button that calls. */
export function HitList({ search: { groups, words, readings } }: { readonly search: Search }) {
  const say = useSay()
  const open = useOpenHit()
  return groups.map((group) => (
    <section key={group.noun?.name ?? ''} className="hit-group">
      <h2>{say(groupLabel(group, words))}</h2>
      <ul>
        {group.hits.map((hit) => (
          <li key={hit.key}>
            <Link
              className="hit"
              data-way={isWay(hit) || undefined}
              to={hit.path}
              onClick={(event) => {
                event.preventDefault()
                open(hit)
              }}
            >
              <HitLine {...{ hit, words, readings }} />
            </Link>
            <CallButton {...{ hit, words, readings }} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
