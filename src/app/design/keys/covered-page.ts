/** What lies over the page and takes Escape and arrows for itself: no word that passes by, and nothing that is fading away. */
const above = [
  'dialog[open]',
  '[popover]:popover-open:not(.toasts)',
  '.cell-editor:focus-within',
  ...['select-dropdown', 'picker-dropdown', 'dropdown', 'popover'].map(
    (part) => `.ant-${part}:not(.ant-${part}-hidden):not([class*='-leave-'])`,
  ),
].join()

/** Whether something lies over the page, so that its keys are meant for that. */
export const isCovered = (): boolean => document.querySelector(above) !== null
