/** Whether a list or calendar of an input is open, which takes keys for itself. */
export const isChoosing = (): boolean =>
  document.querySelector('.ant-select-open, .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null
