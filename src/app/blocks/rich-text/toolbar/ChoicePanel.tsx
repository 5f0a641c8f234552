import { Chip } from '../../../design/Chip'

export type Choice = { readonly key: string; readonly text: string; readonly isChosen: boolean; readonly choose: () => void }

/** One of a few choices for what is chosen in the text. */
export function ChoicePanel({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className="chips">
      {choices.map(({ key, text, isChosen, choose }) => (
        <Chip key={key} chosen={isChosen} onToggle={choose}>
          {text}
        </Chip>
      ))}
    </div>
  )
}
