import { label } from '../../../contract/label'

/** How one of several is put to another place. */
export const words = {
  drag: label('拖动“{name}”', 'Drag {name}'),
  up: label('上移“{name}”', 'Move {name} up'),
  down: label('下移“{name}”', 'Move {name} down'),
} as const
