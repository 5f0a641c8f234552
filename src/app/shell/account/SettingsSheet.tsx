import { Chip } from '../../design/Chip'
import { Sheet } from '../../design/overlay/Sheet'
import { chooseTheme, chooseWeak, useLooks } from '../../design/theme/theme'
import { accountWords } from '../../language/account-words'
import { useSay } from '../../language/use-say'
import { PushSetting } from '../../notices/settings/PushSetting'
import { ReadAloudSetting } from '../../notices/settings/ReadAloudSetting'
import { openAccountSheet } from './account'
import { LanguageChips } from './LanguageChips'
import '../../fields/inputs.css'

const themes = { auto: 'themeAuto', light: 'themeLight', dark: 'themeDark' } as const
const choices = ['auto', 'light', 'dark'] as const

/** Language, looks, and how this device tells of notices. Takes effect at once. */
export function SettingsSheet() {
  const say = useSay()
  const { theme, weak } = useLooks()
  return (
    <Sheet open title={say('settings')} onClose={() => openAccountSheet(undefined)}>
      <fieldset className="plain-set">
        <legend>{say('language')}</legend>
        <LanguageChips />
      </fieldset>
      <fieldset className="plain-set">
        <legend>{say('theme')}</legend>
        <div className="chips">
          {choices.map((choice) => (
            <Chip key={choice} chosen={theme === choice} onToggle={() => chooseTheme(choice)}>
              {say(themes[choice])}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className="plain-set">
        <legend>{say('colours')}</legend>
        <div className="chips">
          <Chip chosen={weak} onToggle={() => chooseWeak(!weak)}>
            {say(accountWords.weakColours)}
          </Chip>
        </div>
      </fieldset>
      <ReadAloudSetting />
      <PushSetting />
    </Sheet>
  )
}
