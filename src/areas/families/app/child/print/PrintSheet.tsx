import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { BigButton } from '../../../../../app/design/BigButton'
import { Chip } from '../../../../../app/design/Chip'
import { Sheet } from '../../../../../app/design/overlay/Sheet'
import { asText } from '../../../../../app/fields/field-input'
import { useSay } from '../../../../../app/language/use-say'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { KindergartenProfile } from '../../../../garden/published/kindergarten-profile'
import { actWords as words } from '../acts/act-words'
import { useFamily } from '../use-family'
import { PickupCards } from './PickupCards'
import { RegistrationForm } from './RegistrationForm'

const papers = ['card', 'form'] as const

/** Says what is printed of the child, and prints it. The paper itself lies beside the app, where the printer finds it alone. */
export function PrintSheet({ resource, row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const [chosen, setChosen] = useState<(typeof papers)[number]>('card')
  const family = useFamily(row)?.family
  const profiles = useCopiedRows(KindergartenProfile)
  const isHere = family !== undefined && profiles !== undefined
  const fetching = (family ?? []).filter(({ canPickup }) => canPickup)
  const house = profiles?.[0]?.name ?? ''
  const isCard = chosen === 'card'
  const about = isCard ? (fetching.length > 0 ? words.cardsOf : words.noCards) : words.sheetOf
  return (
    <Sheet open title={say(words.printOf, { name: asText(row.name) })} onClose={close}>
      <div className="stack">
        <div className="chips">
          {papers.map((paper) => (
            <Chip key={paper} chosen={paper === chosen} onToggle={() => setChosen(paper)}>
              {say(words[paper])}
            </Chip>
          ))}
        </div>
        <p className="quiet" role="status">
          {say(isHere ? about : words.waiting, { count: fetching.length })}
        </p>
        <BigButton
          look="main"
          wide
          icon={<Printer size={18} aria-hidden />}
          disabled={!isHere || (isCard && fetching.length === 0)}
          onClick={() => window.print()}
        >
          {say(isCard ? words.printCard : words.printForm)}
        </BigButton>
      </div>
      {isHere &&
        createPortal(
          isCard ? (
            <PickupCards {...{ resource, row, house }} people={fetching} />
          ) : (
            <RegistrationForm {...{ resource, row, house, family }} />
          ),
          document.body,
        )}
    </Sheet>
  )
}
