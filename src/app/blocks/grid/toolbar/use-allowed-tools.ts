import { useExcludedButtons } from '../../button-rights/use-excluded-buttons'
import type { GridViewProps } from '../desktop/DesktopGrid'
import { allowedTools, type Tool, usualTools } from './tools'

/** The tools the signed-in person may use: all but those their sign-in excludes below the prefix, or that are `denied` by whoever draws the grid. */
export function useAllowedTools({
  tools = usualTools,
  denied,
  prefix,
}: Pick<GridViewProps, 'tools' | 'denied' | 'prefix'>): readonly Tool[] {
  const excluded = useExcludedButtons(prefix)
  return denied ? allowedTools(tools, denied, prefix) : tools.filter((tool) => !excluded.includes(tool))
}
