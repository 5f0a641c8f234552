import Switch from 'antd/es/switch'
import { useId } from 'react'

type Props = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why it cannot be had just now; with it the switch cannot be moved. */
  why?: string | false
}

/** A switch of the settings with what it does, and below it why it stands still. */
export function SettingLine({ label, isOn, onChange, why }: Props) {
  const hint = useId()
  return (
    <div className="setting-line">
      <div>
        {label}
        {why && (
          <span className="quiet" id={hint}>
            {why}
          </span>
        )}
      </div>
      <Switch checked={isOn} disabled={Boolean(why)} aria-label={label} {...(why && { 'aria-describedby': hint })} onChange={onChange} />
    </div>
  )
}
