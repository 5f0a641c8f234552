import { AccentChoice } from './AccentChoice'
import { LayoutSettings } from './LayoutSettings'
import '../../../fields/inputs.css'
import './settings-drawer.css'

/** What can be chosen of looks on a desktop alone: its colour, where the menu stands, and what stays in sight. */
export const DesktopLooks = () => (
  <>
    <AccentChoice />
    <LayoutSettings />
  </>
)
