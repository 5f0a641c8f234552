import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { explain } from '../wire/explain'

type Props = { title: string; error: unknown; again: () => void; close: () => void }

/** Stands in the place of the choice of who has a role while who has it is on its way, or did not come. */
export function MembersComing({ title, error, again, close }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <Sheet open {...{ title }} onClose={close}>
      {error === undefined ? (
        <Skeleton rows={5} height={40} />
      ) : (
        <StateView kind="error" title={say('loadFailed')} action={<BigButton onClick={again}>{say('tryAgain')}</BigButton>}>
          {explain(error, language)}
        </StateView>
      )}
    </Sheet>
  )
}
