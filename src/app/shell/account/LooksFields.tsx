import { Chip } from '../../design/Chip'
import { chooseLetters, chooseTheme, chooseWeak, type Letters, useLooks } from '../../design/theme/theme'
import { accountWords } from '../../language/account-words'
import { useSay } from '../../language/use-say'
import { LanguageChips } from './LanguageChips'
import '../../fields/inputs.css'

const themes = { auto: accountWords.themeAuto, light: accountWords.themeLight, dark: accountWords.themeDark } as const
const choices = ['auto', 'light', 'dark'] as const
const sizes: readonly (readonly [Letters, keyof typeof accountWords])[] = [
  ['', 'lettersUsual'],
  ['115%', 'lettersLarge'],
  ['130%', 'lettersLargest'],
]

/** Language and looks of this device. Takes effect at once. */
export function LooksFields() {
  const say = useSay()
  const { theme, weak, letters } = useLooks()
  return (
    <>
      <fieldset className="plain-set">
        <legend>{say(accountWords.language)}</legend>
        <LanguageChips />
      </fieldset>
      <fieldset className="plain-set">
        <legend>{say(accountWords.theme)}</legend>
        <div className="chips">
          {choices.map((choice) => (
            <Chip key={choice} chosen={theme === choice} onToggle={() => chooseTheme(choice)}>
              {say(themes[choice])}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className="plain-set">
        <legend>{say(accountWords.letters)}</legend>
        <div className="chips">
          {sizes.map(([size, name]) => (
            <Chip key={size} chosen={letters === size} onToggle={() => chooseLetters(size)}>
              {say(accountWords[name])}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className="plain-set">
        <legend>{say(accountWords.colours)}</legend>
        <div className="chips">
          <Chip chosen={weak} onToggle={() => chooseWeak(!weak)}>
            {say(accountWords.weakColours)}
          </Chip>
        </div>
      </fieldset>
    </>
  )
}
