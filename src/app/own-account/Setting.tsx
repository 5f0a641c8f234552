import type { ReactNode } from 'react'
import { SettingHeading } from './SettingHeading'

type Props = { title: string; what: string /** How it stands. */; state?: ReactNode; children?: ReactNode }

/** One thing that is set: what it is called, what it is for, how it stands, and the way to change it. */
export const Setting = ({ title, what, state, children }: Props) => (
  <div className="own-setting">
    <div>
      <SettingHeading>
        {title} {state}
      </SettingHeading>
      <p className="quiet">{what}</p>
    </div>
    {children}
  </div>
)
