import { label } from '../../../contract/label'

export const bandWords = {
  today: label('今天要知道', 'To know today'),
  toTile: label('回到{name}的格子', 'To the tile of {name}'),
}
