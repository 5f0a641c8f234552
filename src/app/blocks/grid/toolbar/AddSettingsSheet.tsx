import { useState } from 'react'
import { BigButton } from '../../../design/BigButton'
import { Sheet } from '../../../design/overlay/Sheet'
import { toast } from '../../../design/overlay/toast'
import { useSay } from '../../../language/use-say'
import { addSettings, keepAddSettings, soundSettings } from '../store/add-settings'
import { words } from '../words'
import '../grid.css'

/** How many rows the button adds, and where. Kept on this device. */
export function AddSettingsSheet({ rows, onClose }: { rows: number; onClose: () => void }) {
  const say = useSay()
  const [settings, setSettings] = useState(() => addSettings(rows))
  const save = () => {
    keepAddSettings(soundSettings(settings, rows))
    toast(say(words.saved))
    onClose()
  }
  const number = (name: 'addRowNum' | 'addIndex', least: number, greatest: number) => (
    <label className="field">
      <span>{say(words[name])}</span>
      <input
        className="input figures"
        type="number"
        min={least}
        max={greatest}
        step={1}
        value={settings[name]}
        onChange={(event) => setSettings({ ...settings, [name]: Math.trunc(Number(event.target.value)) })}
      />
    </label>
  )
  return (
    <Sheet
      title={say(words.settings)}
      open
      onClose={onClose}
      footer={
        <BigButton look="main" onClick={save}>
          {say('save')}
        </BigButton>
      }
    >
      <div className="grid-settings">
        {number('addRowNum', 1, 100)}
        {number('addIndex', 0, rows)}
        <label className="grid-check">
          <input
            type="checkbox"
            checked={settings.addScrollToBottom}
            onChange={(event) => setSettings({ ...settings, addScrollToBottom: event.target.checked })}
          />
          {say(words.addScrollToBottom)}
        </label>
      </div>
    </Sheet>
  )
}
